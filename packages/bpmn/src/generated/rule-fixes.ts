import type { Text } from '../model/index.ts';

/** How to mend what a rule of ours finds. Written by `npm run reference`. */
export const RULE_FIXES: Readonly<Record<string, Text>> = {
  'async-after': {
    zh: '去掉事件网关上的 asyncAfter；给连线加上标识。',
    en: 'Remove asyncAfter from the gateway; give the flows ids.',
  },
  'boundary-event': {
    zh: '把边界事件拖到活动的边框上，选择事件类型，删除它的入线。',
    en: 'Put the event on the border of an activity, choose its type, remove its incoming flows.',
  },
  'broken-di': {
    zh: '在设计器里重画这个图形，或删除全部图形信息后用 gongdi render 之类的工具重新布局。',
    en: 'Draw the shape or edge again, or remove the diagram and have it laid out anew.',
  },
  'call-activity-target': {
    zh: '填写被调用流程的标识（calledElement）；在 Camunda 8 中填写 zeebe:calledElement 的 processId。',
    en: 'Give the key of the called process (calledElement); in Camunda 8 processId of zeebe:calledElement.',
  },
  'cancel-event': {
    zh: '把取消结束事件放进事务子流程，把取消边界事件附着在事务上；否则改用错误或终止事件。',
    en: 'Move the cancel end event into a transaction and the boundary event onto it, or use an error or terminate event.',
  },
  'compensation-activity': {
    zh: '改成存在的活动，或去掉 activityRef，补偿整个范围。',
    en: 'Name an activity that exists, or remove activityRef to compensate all of the scope.',
  },
  'compensation-handler': {
    zh: '画出补偿活动（勾选“补偿”），用关联线从边界事件连到它。',
    en: 'Draw the compensating activity (marked for compensation) and associate the boundary event with it.',
  },
  'condition-syntax': {
    zh: '写成 ${…}，或注明脚本语言。',
    en: 'Write ${…}, or name the language of the script.',
  },
  'dead-attribute': {
    zh: '改用目标引擎读取的属性，或用 gongdi convert 转换整个文件；属性确实没用就删除它。',
    en: 'Use the attribute that the target reads, or convert the file with gongdi convert; remove what is of no use.',
  },
  'dead-element': {
    zh: '应用自己读取的元素请忽略本规则并写明原因；否则用 gongdi convert 转换，或删除它。',
    en: 'Suppress it with a reason where your application reads the element; otherwise convert the file or remove the element.',
  },
  'deadlocking-join': {
    zh: '排他网关之后用排他网关汇合；确实要同时执行时，把分支网关改为并行网关。',
    en: 'Join with an exclusive gateway, or split with a parallel one when the branches are meant to run at once.',
  },
  'default-flow-condition': {
    zh: '删除默认流上的条件（--fix 可自动完成），或把另一条出线设为默认流。',
    en: 'Remove the condition (--fix does), or make another flow the default.',
  },
  'duplicate-di': {
    zh: '删除多余的图形，每个元素在一张图里只留一个。',
    en: 'Remove the extra shapes or edges: one for each element in a diagram.',
  },
  'duplicate-id': {
    zh: '给后面的元素换一个标识，并修改引用它的地方。',
    en: 'Give the later element another id and change what refers to it.',
  },
  'duplicate-signal': {
    zh: '只留一个信号，事件都引用它。',
    en: 'Keep one of them and let all events refer to it.',
  },
  'engine-event-listener': {
    zh: '填写类或表达式，或把 throwEvent 改成上述之一。',
    en: 'Give a class or an expression, or make throwEvent one of these.',
  },
  'error-code': {
    zh: '在错误定义上填写错误代码，或让事件引用有代码的错误。',
    en: 'Give the error a code, or refer to one that has a code.',
  },
  'error-end-event': {
    zh: '选择错误，并给它填写错误代码。',
    en: 'Choose an error and give it a code.',
  },
  'event-flow-direction': {
    zh: '反转连线的方向，或把开始、结束事件换成中间事件。',
    en: 'Turn the flow around, or make the event an intermediate one.',
  },
  'event-gateway-target': {
    zh: '在事件网关之后先放中间捕获事件（消息、定时、信号、条件），再接活动。',
    en: 'Put an intermediate catch event (message, timer, signal, condition) between the gateway and the activity.',
  },
  'event-sub-process-flow': {
    zh: '删除连线；触发方式由子流程里的开始事件决定。',
    en: 'Remove the flows: the start event inside says when it runs.',
  },
  'event-sub-process-start': {
    zh: '换成上述事件之一。',
    en: 'Use one of these events.',
  },
  'expression-syntax': {
    zh: '按提示的位置修改表达式，例如补上括号或引号。',
    en: 'Mend the expression at the place that is told, such as a missing bracket or quote.',
  },
  'external-topic': {
    zh: '填写主题（topic），与工作进程订阅的一致。',
    en: 'Give the topic that the workers subscribe to.',
  },
  'flow-across-scopes': {
    zh: '跨泳池用消息流；进出子流程时连到子流程的边框。',
    en: 'Use a message flow between pools; connect the border of the sub-process.',
  },
  'foreign-engine': {
    zh: '部署到原来的引擎；或在设计器里为目标引擎重新设置，再删除原来的内容。gongdi convert 会拒绝转换，加 --force 则转换其余部分，并说明哪些失去作用。',
    en: 'Deploy it to the engine that it is for, or set these things anew for the target and remove them. gongdi convert refuses such a model; with --force it converts the rest and says what stays without effect.',
  },
  'form-field-id': {
    zh: '给每个字段一个不重复的标识；业务标识选其中一个字段。',
    en: 'Give each field an id of its own; choose one of them as business key.',
  },
  'form-key-conflict': {
    zh: 'formKey、formRef、内置字段只留一种；用 formRef 时选择绑定方式。',
    en: 'Keep one of form key, form reference and form fields; with a reference choose its binding.',
  },
  'gateway-without-outgoing': {
    zh: '从网关连出后续步骤，或换成结束事件。',
    en: 'Connect what follows, or use an end event.',
  },
  'harmful-implicit-split': {
    zh: '用并行网关明确分支，并在相遇处用并行网关汇合；只走一条时用排他网关和条件。',
    en: 'Split and join with parallel gateways; to take one branch use an exclusive gateway and conditions.',
  },
  'id-syntax': {
    zh: '标识以字母或下划线开头，只含字母、数字、下划线、中划线和句点。',
    en: 'Begin with a letter or underscore; use letters, digits, underscores, hyphens and dots only.',
  },
  'ignored-condition': {
    zh: '删除条件（--fix 可自动完成），或把网关换成排他、包容网关。',
    en: 'Remove the condition (--fix does), or use an exclusive or inclusive gateway.',
  },
  'input-output-place': {
    zh: '把参数移到支持的活动上，或改用执行监听器。',
    en: 'Move the parameters to an activity that takes them, or use an execution listener.',
  },
  'listener-event': {
    zh: '选择监听器的事件，例如 start、end、create、complete。',
    en: 'Choose the event, such as start, end, create, complete.',
  },
  'listener-field': {
    zh: '填写字段的名称，以及字符串值或表达式之一。',
    en: 'Give the name, and either a string or an expression.',
  },
  'listener-implementation': {
    zh: '在 Java 类、表达式、代理表达式、脚本中选一种并填写。',
    en: 'Choose one of class, expression, delegate expression and script, and fill it in.',
  },
  'listener-script': {
    zh: '填写脚本格式，以及脚本内容或资源地址。',
    en: 'Give the format, and the script or its resource.',
  },
  'listener-timeout': {
    zh: '填写监听器的 id，并配置日期、时长或周期。',
    en: 'Give the listener an id and a date, duration or cycle.',
  },
  'message-flow-ends': {
    zh: '从一个泳池连到另一个泳池；同一流程里改用顺序流。',
    en: 'Connect two different pools; within a process use a sequence flow.',
  },
  'missing-default-flow': {
    zh: '把一条出线设为默认流，让条件都不满足时也有路可走。',
    en: 'Make one flow the default, so that there is a way when no condition holds.',
  },
  'missing-di': {
    zh: '用设计器打开（会自动布局）并保存，或用支持布局的工具补上图形。',
    en: 'Open it in the designer, which lays it out, and save it.',
  },
  'missing-escalation': {
    zh: '定义升级并填写升级代码，让事件引用它。',
    en: 'Define an escalation with a code and refer to it.',
  },
  'missing-message': {
    zh: '定义消息并让事件引用它。',
    en: 'Define a message and refer to it.',
  },
  'missing-signal': {
    zh: '定义信号并让事件引用它。',
    en: 'Define a signal and refer to it.',
  },
  'multi-instance-input': {
    zh: '填写集合或循环次数；只有集合时才填元素变量。',
    en: 'Give a collection or a cardinality; name an element variable with a collection only.',
  },
  'not-executable': {
    zh: '设置 isExecutable="true"（只有一个流程时 --fix 可自动完成）；只是示意图时忽略本规则并写明原因。',
    en: 'Set isExecutable="true" (--fix does with one process); suppress it with a reason where the model is only a drawing.',
  },
  'priority-number': {
    zh: '填写整数（例如 50）或表达式（例如 ${priority}）。',
    en: 'Write an integer such as 50, or an expression such as ${priority}.',
  },
  'process-key': {
    zh: '填写流程标识，例如 leave_approval；已上线的流程不要再改。',
    en: 'Give the key, such as leave_approval; do not change it once the process is in use.',
  },
  'process-name': {
    zh: '填写流程名称。',
    en: 'Give the process a name.',
  },
  'process-start-event': {
    zh: '换成空白、消息、信号、定时或条件开始事件，或把它放进事件子流程。',
    en: 'Use a blank, message, signal, timer or conditional start, or move it into an event sub-process.',
  },
  'refused-listener-event': {
    zh: '改用目标引擎有的事件；转换引擎时用 gongdi convert，它会逐项说明。',
    en: 'Use an event that the target has; gongdi convert rewrites them and says so.',
  },
  'repeated-condition': {
    zh: '只保留一个条件；需要同时满足时写成 ${a && b}。',
    en: 'Keep one condition; for both write ${a && b}.',
  },
  'repeated-event': {
    zh: '合并为一个事件，或使用不同的消息、信号、条件。',
    en: 'Make them one, or use different messages, signals or conditions.',
  },
  'repeated-start-message': {
    zh: '合并这些开始事件，或让它们等待不同名称的消息。',
    en: 'Merge the start events, or let them wait for messages of different names.',
  },
  'result-variable': {
    zh: '改用表达式实现，或在 Java 代码里设置变量并删除 resultVariable。',
    en: 'Use an expression, or set the variable in the class and remove resultVariable.',
  },
  'retry-cycle': {
    zh: '写作 R3/PT10M（重试 3 次，间隔 10 分钟），或 PT5M,PT10M。',
    en: 'Write R3/PT10M (three times, ten minutes apart) or PT5M,PT10M.',
  },
  'root-element-name': {
    zh: '填写消息或信号的名称；引擎按名称匹配。',
    en: 'Give the message or signal a name: engines match by it.',
  },
  'script-content': {
    zh: '填写脚本，或（Camunda）外部脚本的资源地址。',
    en: 'Write the script or, in Camunda, name its resource.',
  },
  'script-format': {
    zh: '填写脚本格式，例如 javascript、groovy、juel。',
    en: 'Give the format, such as javascript, groovy, juel.',
  },
  'sequence-flow-ends': {
    zh: '把连线接到存在的元素上，或删除它。',
    en: 'Connect the flow to elements that exist, or remove it.',
  },
  'several-collaborations': {
    zh: '把参与者和消息流并入一个 collaboration。',
    en: 'Merge participants and message flows into one collaboration.',
  },
  'single-conditional-flow': {
    zh: '去掉条件，或增加另一条出线（默认流）。',
    en: 'Remove the condition, or add a second flow (the default).',
  },
  'standard-loop': {
    zh: '改用多实例；要“做到满意为止”时，用排他网关连回去。',
    en: 'Use a multi-instance, or lead back with an exclusive gateway to repeat until it is right.',
  },
  'task-date': {
    zh: '写成 ${dueDate}、2026-01-31T18:00:00 或 P3D。',
    en: 'Write ${dueDate}, 2026-01-31T18:00:00 or P3D.',
  },
  'task-implementation': {
    zh: '选择实现：Java 类、表达式、代理表达式或外部任务；人工步骤请改用用户任务。',
    en: 'Choose class, expression, delegate expression or external task; use a user task for what people do.',
  },
  'task-listener-id': {
    zh: '给任务监听器一个 id。',
    en: 'Give the listener an id.',
  },
  'time-to-live': {
    zh: '填写历史保留时间，例如 P180D；或用 gongdi convert --ttl P180D 补上。',
    en: 'Give a history time to live, such as P180D, or let gongdi convert --ttl P180D add it.',
  },
  'timer-cycle-once': {
    zh: '重复提醒用不中断的边界事件；只需一次时改用日期或时长。',
    en: 'Use a boundary event that does not interrupt, or a date or duration when once is enough.',
  },
  'timer-definition': {
    zh: '在日期、时长、周期中填写一种。',
    en: 'Give one of date, duration and cycle.',
  },
  'timer-syntax': {
    zh: '按 ISO 8601 或 cron 修改，例如 PT1H、2026-01-31T18:00:00Z、R3/PT1H、0 0 8 ? * MON-FRI。',
    en: 'Write ISO 8601 or cron, such as PT1H, 2026-01-31T18:00:00Z, R3/PT1H, 0 0 8 ? * MON-FRI.',
  },
  'unknown-function': {
    zh: '换成目标引擎有的函数，或在 Java 代码里计算好再放进变量。',
    en: 'Use a function that the target has, or compute the value beforehand and put it in a variable.',
  },
  'unreachable-node': {
    zh: '把它接到流程里，或删除它。',
    en: 'Connect it, or remove it.',
  },
  'unsupported-event': {
    zh: '换成目标引擎支持的事件；抛出消息请用服务任务，链接事件请用连线代替。',
    en: 'Use an event that the target has: a service task to send a message, a flow instead of a link.',
  },
  'user-task-assignee': {
    zh: '填写办理人、候选人或候选组；由分配规则决定时忽略本规则并写明原因。',
    en: 'Give an assignee, candidate users or groups; suppress it with a reason where assignment rules decide.',
  },
  'variable-mapping': {
    zh: '补上来源和目标，或写 variables="all"。',
    en: 'Give both source and target, or variables="all".',
  },
  'xml-schema': {
    zh: '按提示的行修改：补上必填属性、调整子元素的先后顺序，扩展属性要带引擎的命名空间前缀。',
    en: 'Mend the line that is told: add what is required, put child elements in order, give extension attributes the prefix of their engine.',
  },
  'zeebe-condition': {
    zh: '写成 =days > 3 这样的 FEEL 表达式；没有条件的分支设为默认流。',
    en: 'Write a FEEL expression such as =days > 3; make the branch without condition the default.',
  },
  'zeebe-expression': {
    zh: '在值前加等号，例如 =people。',
    en: 'Put an equals sign before it: =people.',
  },
  'zeebe-message': {
    zh: '在消息上添加 zeebe:subscription，填写关联键，例如 =orderId。',
    en: 'Add zeebe:subscription with a correlation key such as =orderId to the message.',
  },
  'zeebe-task-definition': {
    zh: '填写任务类型，与工作进程订阅的一致。',
    en: 'Give the job type that the workers ask for.',
  },
  'zeebe-unsupported': {
    zh: '用支持的元素改画：复杂网关改为包容网关，事务改为子流程加错误边界事件。',
    en: 'Draw it with what Zeebe has: an inclusive gateway for a complex one, a sub-process with an error boundary event for a transaction.',
  },
};
