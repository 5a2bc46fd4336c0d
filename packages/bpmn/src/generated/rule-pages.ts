import type { Text } from '../model/index.ts';

/** What each rule's page explains. Written by `npm run reference`. */
export const RULE_PAGES: Readonly<Record<string, Text>> = {
  'async-after': {
    zh: '事件网关不能“之后异步”（asyncAfter）；之后异步的节点，每条出线都要有标识，作业靠它继续。Camunda 拒绝不合要求的文件。',
    en: 'An event-based gateway has no asyncAfter, and the flows out of a node with asyncAfter have ids, by which its job goes on; Camunda refuses the model otherwise.',
  },
  'boundary-event': {
    zh: '边界事件必须附着在一个活动上，有事件定义，并且没有入线。',
    en: 'A boundary event is attached to an activity, has an event definition and no incoming flow.',
  },
  'broken-di': {
    zh: '每个图形要说明画的是哪个元素；节点要有位置和大小，连线至少有两个点。Camunda 读取图形信息，Camunda 和 Flowable 又都校验 XML Schema，残缺的图形使整个文件被拒绝。',
    en: 'A shape or edge says which element it draws; a shape has a place and a size, an edge at least two points. Camunda reads the diagram, and both Camunda and Flowable check the XML Schema: an incomplete drawing makes them refuse the whole file.',
  },
  'call-activity-target': {
    zh: '调用活动必须说明调用哪个流程（calledElement）。',
    en: 'A call activity must say which process it calls (calledElement).',
  },
  'cancel-event': {
    zh: '取消事件只在事务子流程中有意义：结束事件放在事务里，边界事件附着在事务上，每个事务最多一个，否则引擎拒绝部署。',
    en: 'Cancel events make sense with a transaction only: the end event stands in it, the boundary event is attached to it, one at most to each transaction. Engines refuse anything else.',
  },
  'compensation-activity': {
    zh: '补偿事件用 activityRef 指定要补偿的活动，它不存在时引擎拒绝部署。',
    en: 'A compensation event may name the activity that it compensates (activityRef); engines refuse one that does not exist.',
  },
  'compensation-handler': {
    zh: '补偿边界事件要用关联线连到一个补偿活动（isForCompensation="true"），否则没有可以执行的补偿，引擎却照常部署。Camunda 只拒绝连到普通活动的关联线（错误）；Zeebe 一律拒绝（错误）。',
    en: 'A compensation event is associated with an activity for compensation (isForCompensation="true"); without it nothing is compensated, and engines deploy it all the same. Camunda refuses only an association with an activity of another kind (an error); Zeebe refuses both (an error).',
  },
  'condition-syntax': {
    zh: '条件必须写成 ${…} 表达式，或注明脚本语言。其他文字不会求值，运行到此时报错。',
    en: 'A condition is an expression ${…}, or a script whose language is named. Other text is not evaluated and fails at run time.',
  },
  'dead-attribute': {
    zh: '引擎静默忽略不认识的扩展属性：写给别的引擎的属性、拼错的属性都不会报错，只是不起作用。本规则按目标引擎自己的解析器找出这些属性。',
    en: "Engines silently ignore extension attributes they do not know: one meant for another engine, or misspelt, is no error but has no effect. This rule finds them by what the target's own parser reads.",
  },
  'dead-element': {
    zh: '扩展元素若不属于目标引擎读取的命名空间，或引擎没有同名元素，就只是被保留的数据。应用自己使用的元素可以忽略本提示。',
    en: 'An extension element in a namespace that the target does not read, or of a name it does not know, is kept as data only. Ignore this for elements that your own application uses.',
  },
  'deadlocking-join': {
    zh: '并行网关等所有入线都到达才继续。这些入线如果来自只走一条分支的排他网关或事件网关，就永远等不齐，流程停住而不报错。',
    en: 'A parallel gateway goes on when all of its flows have arrived. When they come from an exclusive or event-based gateway, which takes one branch, it waits for ever: the process stops without an error.',
  },
  'default-flow-condition': {
    zh: '默认流在其他条件都不满足时走，它自己的条件从不求值。在排他网关上引擎因此拒绝部署；在任务和包容网关上只是不理会，级别为警告。可自动修复：去掉条件。',
    en: 'The default flow is taken when no other condition holds; its own is never evaluated. At an exclusive gateway engines refuse it; at a task or an inclusive gateway they ignore it, which is a warning. The fix removes the condition.',
  },
  'duplicate-di': {
    zh: '同一张图里一个元素只能有一个图形。设计器打开时会报错，或只显示其中一个，保存后另一个丢失。',
    en: 'In one diagram an element has one shape or edge. Designers complain, or show one of them and lose the other on saving.',
  },
  'duplicate-id': {
    zh: '同一文件里每个元素的 id 必须唯一。重复的 id 违反 XML Schema，读取时后一个元素会丢失。',
    en: 'Ids are unique within a file. A repeated id breaks the XML Schema, and readers lose the later element.',
  },
  'duplicate-signal': {
    zh: '两个信号同名时引擎拒绝部署：引擎用名称匹配信号。',
    en: 'Engines refuse two signals of one name: they match signals by it.',
  },
  'engine-event-listener': {
    zh: '流程上的 eventListener 要写 class、delegateExpression 或 throwEvent，throwEvent 只能是 signal、globalSignal、message、error；events 只能是引擎的事件名，例如 TASK_CREATED；否则引擎拒绝部署。',
    en: 'An eventListener of a process has a class, a delegateExpression or a throwEvent, which is signal, globalSignal, message or error, and its events are those of the engine, such as TASK_CREATED; engines refuse others.',
  },
  'error-code': {
    zh: '抛出错误时必须有错误代码；Camunda 和 Flowable 拒绝没有代码的错误结束事件。',
    en: 'A thrown error needs a code; Camunda and Flowable refuse error end events without.',
  },
  'error-end-event': {
    zh: '错误结束事件抛出的错误必须有错误代码（errorCode），没有引用错误也不行；Camunda 拒绝部署。',
    en: 'The error that an end event throws has an errorCode, and there is one; Camunda refuses the model otherwise.',
  },
  'event-flow-direction': {
    zh: '流程从开始事件出发，在结束事件终止：开始事件没有入线，结束事件没有出线。Camunda 与 Flowable 不理会反向的连线，其后的步骤不会执行；Zeebe 拒绝部署（错误）。',
    en: 'A process begins at its start event and ends at its end event: no flow enters the one or leaves the other. Camunda and Flowable take no notice of such flows and never run what follows; Zeebe refuses them (an error).',
  },
  'event-gateway-target': {
    zh: '事件网关等待最先发生的事件，所以每条出线都必须通向中间捕获事件，否则引擎拒绝部署。',
    en: 'An event-based gateway waits for the first of several events: each flow must lead to an intermediate catch event, or engines refuse the model.',
  },
  'event-sub-process-flow': {
    zh: '事件子流程由它自己的开始事件触发，不在顺序流里，因此没有入线和出线。Camunda 和 Zeebe 拒绝部署；Flowable 不理会（警告）。',
    en: 'An event sub-process is entered by its own start event and lies in no sequence of steps, so it has no incoming or outgoing flows. Camunda and Zeebe refuse them, Flowable takes no notice (a warning).',
  },
  'event-sub-process-start': {
    zh: '事件子流程由消息、信号、定时、错误、升级、条件事件启动，在 Camunda 中还可以是补偿，在 Activiti 中只有错误、消息、信号；由别的事件（例如终止）启动时引擎拒绝部署。',
    en: 'An event sub-process is started by a message, signal, timer, error, escalation or condition, in Camunda also by a compensation, in Activiti by an error, message or signal only; engines refuse other events, such as a terminate event.',
  },
  'expression-syntax': {
    zh: '属性、条件、多实例和扩展元素中的 ${…} 或 #{…} 必须是合法的 JUEL 表达式。',
    en: 'What stands in ${…} or #{…} in attributes, conditions, multi-instance settings and extension elements must be valid JUEL.',
  },
  'external-topic': {
    zh: '外部任务由工作进程按主题领取，必须有主题（topic）。',
    en: 'Workers fetch external tasks by topic; it must be given.',
  },
  'flow-across-scopes': {
    zh: '顺序流的两端要在同一个流程或同一个子流程里。连进子流程内部、连出子流程，或从一个泳池连到另一个泳池的顺序流，引擎找不到它的终点。',
    en: 'Both ends of a sequence flow lie in the same process or sub-process. Engines do not find the target of a flow that leads into a sub-process, out of one, or from pool to pool.',
  },
  'foreign-engine': {
    zh: '会执行的元素上写着其他引擎（jBPM、Operaton、Bonita 等）的属性或扩展元素，每个命名空间提示一次。引擎只读取自己的命名空间，其余照样部署，但不起作用。绘图工具的命名空间（颜色、翻译、建模器的备注）不算。用 --engine camunda 检查 Operaton 的模型时，按 Operaton 的读法检查：它先读自己的命名空间，再读 camunda 的。',
    en: "Elements that run carry attributes or extension elements of another engine (jBPM, Operaton, Bonita …); said once for each namespace. An engine reads its own namespace; the rest is deployed and has no effect. Namespaces of drawing tools (colours, translations, notes of modelers) do not count. With --engine camunda a model of Operaton is checked as Operaton reads it: its own namespace first, then Camunda's.",
  },
  'form-field-id': {
    zh: '同一表单里的字段 id 必须填写且唯一；业务标识（businessKey）必须是其中一个字段。',
    en: 'Field ids of a form are given and unique; the business key names one of them.',
  },
  'form-key-conflict': {
    zh: 'Camunda 不允许 formKey 与 formRef 并存，formRef 必须有合法的绑定方式；同时写了 formKey 和内置字段时，内置字段不会显示。',
    en: 'Camunda refuses formKey beside formRef and a formRef without a valid binding; fields beside a form key are never shown.',
  },
  'gateway-without-outgoing': {
    zh: '没有出线的网关不能结束流程。排他网关会被引擎拒绝（错误），其余网关只是悬空（警告）。',
    en: 'A gateway without outgoing flow ends nothing. Engines refuse an exclusive one (error); others just hang (warning).',
  },
  'harmful-implicit-split': {
    zh: '活动有多条无条件出线时各分支同时执行。分支若不经并行或包容网关就相遇，之后的步骤会执行多次。请用并行网关明确分支与汇合。',
    en: 'Several unconditional flows of an activity run at once. If the branches meet without a parallel or inclusive gateway, everything after runs once per branch. Split and join with parallel gateways.',
  },
  'id-syntax': {
    zh: '元素的 id 必须是 XML 名称（NCName），否则 Camunda 在校验 XML Schema 时拒绝部署。',
    en: 'Ids are XML names (NCName); Camunda refuses others when it validates against the XML Schema.',
  },
  'ignored-condition': {
    zh: '并行网关走所有出线，事件网关按事件选择，两者都不看条件。可自动修复：去掉条件。',
    en: 'A parallel gateway takes all flows, an event-based one chooses by event; neither looks at conditions. The fix removes them.',
  },
  'input-output-place': {
    zh: 'camunda:inputOutput 可以写在任务、子流程、事务、调用活动、中间事件和结束事件上；写在开始事件、边界事件、网关或事件子流程上，或在结束事件、多实例上写输出参数，Camunda 拒绝部署。',
    en: 'camunda:inputOutput stands on tasks, sub-processes, transactions, call activities, intermediate and end events. Camunda refuses it on start events, boundary events, gateways and event sub-processes, and outputs on end events and multi-instances.',
  },
  'listener-event': {
    zh: '执行监听器和任务监听器都必须有事件类型。',
    en: 'Execution listeners and task listeners need an event.',
  },
  'listener-field': {
    zh: '注入字段必须有名称，以及字符串值或表达式。',
    en: 'An injected field needs a name and either a string or an expression.',
  },
  'listener-implementation': {
    zh: '监听器必须是 Java 类、表达式、代理表达式或脚本中的一种，并填写对应的值。Flowable 的脚本监听器必须注明 type="script"。',
    en: 'A listener is a class, an expression, a delegate expression or a script, with its value given. In Flowable a listener with a script says type="script".',
  },
  'listener-script': {
    zh: '脚本监听器必须有脚本格式；内联脚本必须有内容，外部脚本必须有资源地址。',
    en: 'A script listener needs a format; an inline script needs text, an external one the address of its resource.',
  },
  'listener-timeout': {
    zh: 'Camunda 的超时监听器必须有 id，以及一个配置好的定时器（timerEventDefinition）。',
    en: 'A timeout listener of Camunda needs an id and a configured timer (timerEventDefinition).',
  },
  'message-flow-ends': {
    zh: '消息流表示两个参与者之间的通信，两端要在不同的泳池里，并且都存在。引擎不执行消息流，读图的人却会误解。',
    en: 'A message flow shows what two participants tell each other: its ends exist and lie in different pools. Engines do not run message flows, but people who read the drawing are misled.',
  },
  'missing-default-flow': {
    zh: '所有出线都带条件的网关应有默认流。条件都不满足时，引擎会抛出异常，流程停在网关前。',
    en: 'A gateway whose flows all have conditions should have a default flow. When no condition holds, engines throw and the process stops before the gateway.',
  },
  'missing-di': {
    zh: '没有图形信息（BPMN DI）的模型引擎可以执行，但设计器和查看器显示不了。整个文件都没有图形时只报告这一条，不再逐个元素报告 no-bpmndi。',
    en: 'A model without diagram information runs, but designers and viewers cannot show it. Where a file has none at all, this is reported once instead of no-bpmndi for each element.',
  },
  'missing-escalation': {
    zh: '抛出升级的事件要引用一个已定义的升级，并且有升级代码，否则没有人能捕获它。Camunda 和 Zeebe 拒绝部署；Flowable 不理会（警告）。',
    en: 'An event that throws an escalation refers to a defined one that has a code, or nobody can catch it. Camunda and Zeebe refuse it, Flowable takes no notice (a warning).',
  },
  'missing-message': {
    zh: '接收消息的事件必须引用一个已定义的消息，否则引擎拒绝部署。Flowable 对抛出消息的事件也有此要求。',
    en: 'An event that receives a message must refer to a defined message; engines refuse it otherwise. Flowable asks the same of events that throw a message.',
  },
  'missing-signal': {
    zh: '信号事件必须引用一个已定义的信号。',
    en: 'A signal event must refer to a defined signal.',
  },
  'multi-instance-input': {
    zh: '多实例活动必须有集合（collection）或循环次数（loopCardinality）；元素变量只有在有集合时才有意义。',
    en: 'A multi-instance activity needs a collection or a cardinality; an element variable makes sense with a collection only.',
  },
  'not-executable': {
    zh: '只有 isExecutable="true" 的流程会被部署为流程定义（Flowable 与 Activiti 视缺省为可执行）。写作 isExecutable="1" 时引擎读作 false。Camunda 忽略不可执行的流程，Flowable 拒绝没有可执行流程的文件。只有一个流程时可自动修复。',
    en: 'Only processes with isExecutable="true" become definitions (Flowable and Activiti take a missing mark for yes). Engines read isExecutable="1" as false. Camunda passes over processes that are not executable; Flowable refuses a file without any that is. With one process the fix sets the mark.',
  },
  'priority-number': {
    zh: 'camunda:jobPriority 与 camunda:taskPriority 必须是整数或表达式，否则 Camunda 拒绝部署。',
    en: 'camunda:jobPriority and camunda:taskPriority are integers or expressions; Camunda refuses anything else.',
  },
  'process-key': {
    zh: '流程标识（process 的 id）是引擎里流程定义的 key，必须填写（否则为错误）；以字母或下划线开头，后接字母、数字、中划线、下划线、句点或 $。',
    en: 'The id of a process is the key of its definition in the engine. It must be given, and must begin with a letter or underscore, followed by letters, digits, hyphen, underscore, dot or dollar.',
  },
  'process-name': {
    zh: '待办与流程列表用名称显示流程，没有名称的流程无法辨认。',
    en: 'Task lists and process lists show the name; a process without one cannot be recognised.',
  },
  'process-start-event': {
    zh: '流程只能由空白、消息、信号、定时、条件事件启动。错误、升级、补偿开始事件只能放在事件子流程里，否则 Flowable 拒绝部署，Camunda 当作空白开始事件（警告）。',
    en: 'A process starts with a blank, message, signal, timer or conditional event. Error, escalation and compensation start events belong in event sub-processes; elsewhere Flowable refuses them and Camunda takes them for blank ones (a warning).',
  },
  'refused-listener-event': {
    zh: '执行监听器只有 start 和 end（连线上为 take）。任务监听器：Camunda 有 create、assignment、complete、update、delete、timeout，遇到其他事件拒绝部署；Flowable 与 Activiti 有 create、assignment、complete、delete、all，其他事件永不触发。',
    en: 'Execution listeners have start and end (take on flows). Task listeners: Camunda has create, assignment, complete, update, delete and timeout and refuses others; Flowable and Activiti have create, assignment, complete, delete and all and never fire others.',
  },
  'repeated-condition': {
    zh: 'BPMN 的连线最多有一个 conditionExpression。引擎按 XML Schema 校验，多于一个时拒绝部署；其他程序只保留其中一个。',
    en: 'A sequence flow has at most one conditionExpression. Engines validate against the XML Schema and refuse more; other programs keep one of them.',
  },
  'repeated-event': {
    zh: '同一个活动上两个边界事件等待同一个消息时，引擎拒绝部署。Camunda 还拒绝：同一个活动上的同一个信号，同一范围内等待同一消息或信号的两个事件子流程，以及由同一信号或同一条件启动流程的两个开始事件。',
    en: 'Engines refuse two boundary events of one activity that wait for the same message. Camunda also refuses the same signal there, two event sub-processes of one scope with the same message or signal, and two start events of a process with the same signal or condition.',
  },
  'repeated-start-message': {
    zh: '一个消息只能从一个开始事件启动流程。同名消息出现在多个开始事件上，引擎不知道从哪里开始，因此拒绝部署。',
    en: 'A message starts a process at one event. When several start events wait for messages of one name, engines cannot tell where to begin and refuse the model.',
  },
  'result-variable': {
    zh: '只有表达式实现才有结果；服务任务的 resultVariable 与 class 或 delegateExpression 同时出现时被拒绝部署。',
    en: 'Only an expression has a result; a resultVariable of a service task beside class or delegateExpression is refused.',
  },
  'retry-cycle': {
    zh: '失败重试周期写作 R3/PT10M，或以逗号分隔的时长（PT5M,PT10M）。Camunda 不理会读不懂的周期（警告）。',
    en: 'A retry cycle is written R3/PT10M, or as durations separated by commas (PT5M,PT10M). Camunda ignores one that it cannot read (a warning).',
  },
  'root-element-name': {
    zh: '引擎按名称（而不是 id）关联消息和广播信号，没有名称的信号被拒绝部署。没有名称的消息只在 Camunda 中有事件等待它时被拒绝，此外为警告。',
    en: 'Engines correlate messages and broadcast signals by name, not id, and refuse a signal without. A message without is refused only by Camunda and only where an event waits for it; otherwise it is a warning.',
  },
  'script-content': {
    zh: '脚本任务必须有内联脚本，或（Camunda）外部脚本的资源地址。',
    en: 'A script task needs an inline script or, in Camunda, the resource of an external one.',
  },
  'script-format': {
    zh: '没有脚本格式时，引擎把脚本当作 JUEL，多半不是本意。',
    en: 'Without a format, engines take the script for JUEL, which is seldom meant.',
  },
  'sequence-flow-ends': {
    zh: '连线必须有存在的起点和终点，否则引擎拒绝部署。',
    en: 'A sequence flow needs an existing source and target; engines refuse the model otherwise.',
  },
  'several-collaborations': {
    zh: 'Camunda 的解析器只接受一个 collaboration 元素，多于一个时整个文件被拒绝。',
    en: 'The parser of Camunda takes one collaboration element; with more of them the whole file is refused.',
  },
  'single-conditional-flow': {
    zh: '只有一条出线时，条件不满足就无路可走。Camunda、Flowable 和 Activiti 直接拒绝排他网关唯一出线上的条件。',
    en: 'With one outgoing flow there is nowhere to go when its condition fails. Camunda, Flowable and Activiti refuse such a condition behind an exclusive gateway.',
  },
  'standard-loop': {
    zh: 'Camunda、Flowable、Activiti 和 Zeebe 都不读取 standardLoopCharacteristics，活动只执行一次。',
    en: 'Camunda, Flowable, Activiti and Zeebe do not read standardLoopCharacteristics; the activity runs once.',
  },
  'task-date': {
    zh: '到期日和跟进日应为 ${…} 表达式、ISO 8601 日期或时长。',
    en: 'Due date and follow-up date are an expression ${…}, an ISO 8601 date or a duration.',
  },
  'task-implementation': {
    zh: '服务任务、发送任务（以及 Camunda 的业务规则任务）必须有实现，否则引擎拒绝部署。',
    en: 'Service and send tasks, and business rule tasks in Camunda, need an implementation; engines refuse them otherwise.',
  },
  'task-listener-id': {
    zh: '设计器要求任务监听器有 id，便于在面板里区分；Camunda 只在超时监听器上强制要求（见 listener-timeout）。',
    en: 'The designer asks for an id to tell listeners apart; Camunda insists on it for timeout listeners only (see listener-timeout).',
  },
  'time-to-live': {
    zh: 'Camunda 7.20 起默认 enforceHistoryTimeToLive=true，没有 historyTimeToLive 的流程部署失败（ENGINE-12018）。任何版本都拒绝负数和不是天数的写法，例如 P6M。',
    en: 'Since 7.20 Camunda enforces a history time to live by default; a process without one fails to deploy (ENGINE-12018). Every version refuses one below zero and one that is no number of days, such as P6M.',
  },
  'timer-cycle-once': {
    zh: '周期定时器在中间事件上只经过一次，在中断的边界事件上触发后活动就结束了，所以“重复三次”只有第一次。引擎照常部署，提醒却只来一次；Zeebe 拒绝部署（错误）。',
    en: 'An intermediate event is passed once, and an interrupting boundary event ends its activity, so of “three times” there is the first only. Engines deploy it and remind once; Zeebe refuses it (an error).',
  },
  'timer-definition': {
    zh: '定时事件必须且只能配置日期（timeDate）、时长（timeDuration）、周期（timeCycle）中的一种。',
    en: 'A timer event has exactly one of timeDate, timeDuration and timeCycle.',
  },
  'timer-syntax': {
    zh: '定时器的值必须是 ISO 8601 日期、ISO 8601 时长，或周期：R3/PT1H 形式的重复间隔、5 至 7 段的 cron 表达式。含 ${…} 的值运行时才知道，不检查。',
    en: 'The value of a timer is an ISO 8601 date, an ISO 8601 duration, or a cycle: a repeating interval such as R3/PT1H or a cron expression of 5 to 7 fields. Values with ${…} are known at run time only and not checked.',
  },
  'unknown-function': {
    zh: 'Camunda 只认识 currentUser、currentUserGroups、now、dateTime，以及 Spin 插件的 S、XML、JSON。Flowable 的变量函数（如 ${var:eq(a, 1)}、${variables:base64(a)}）在 Camunda 中无法解析，部署被拒绝。Flowable 的函数都带前缀，没有前缀的函数（如 Camunda 的 ${dateTime()}）同样被拒绝。自行扩展过引擎时可忽略本规则并写明原因。',
    en: 'Camunda knows currentUser, currentUserGroups, now and dateTime, and S, XML and JSON of its Spin plugin. Variable functions of Flowable, such as ${var:eq(a, 1)} or ${variables:base64(a)}, do not resolve there and the deployment is refused. Functions of Flowable all have a prefix; one without, such as ${dateTime()} of Camunda, is refused likewise. Where the engine was extended, suppress the rule and say so.',
  },
  'unreachable-node': {
    zh: '引擎只从开始事件、可达活动上的边界事件、事件子流程和链接捕获事件进入。其余节点永远不会执行。',
    en: 'Engines enter at start events, boundary events of reachable activities, event sub-processes and link catch events. Other nodes never run.',
  },
  'unsupported-event': {
    zh: 'Flowable 的中间抛出事件只支持信号、升级、补偿和无类型事件；链接捕获事件也不支持。Activiti 7 的中间抛出事件支持信号、补偿、消息，中间捕获事件支持定时、信号、消息，边界事件不支持条件和升级。其他类型在部署时被拒绝。',
    en: 'Flowable throws signals, escalations and compensations in the middle of a process, and blank events; it has no link catch events. Activiti 7 throws signals, compensations and messages, catches timers, signals and messages, and has no conditional or escalation boundary events. Others are refused at deployment.',
  },
  'user-task-assignee': {
    zh: '没有处理人、候选人、候选组的用户任务不会出现在任何人的待办里，除非由分配规则或监听器决定。只作提示；有分配规则时请关闭本规则。',
    en: "A user task without assignee, candidate users or groups is in nobody's list, unless assignment rules or a listener decide. Information only; switch it off where assignment rules exist.",
  },
  'variable-mapping': {
    zh: 'camunda:in 与 camunda:out 要同时写来源（source 或 sourceExpression）和目标（target），传全部变量时写 variables="all"；缺一项时 Camunda 拒绝部署。camunda:in 传业务主键（businessKey）时例外。',
    en: 'camunda:in and camunda:out name a source (source or sourceExpression) and a target, or variables="all"; Camunda refuses one without the other. A camunda:in that passes the business key needs neither.',
  },
  'xml-schema': {
    zh: '模型文件必须符合 BPMN 2.0 的 XML Schema：元素和属性的名称、必填的属性、子元素的先后顺序、值的类型。Camunda 7、Flowable 和 Activiti 部署时先做这项校验，不符合就拒绝，而多数设计器照样能打开。引擎自带的 Schema 比规范宽松的地方（调用活动的 calledElement 可以是表达式；Flowable 与 Activiti 的 skipExpression）不报告。浏览器中不做这项校验，由命令行和服务器完成。',
    en: "A model file follows the XML Schema of BPMN 2.0: names of elements and attributes, attributes that are required, the order of child elements, types of values. Camunda 7, Flowable and Activiti check it first when they deploy and refuse what does not follow it, while most designers open it all the same. Where the schemas that engines ship are laxer than the specification's (calledElement may be an expression; skipExpression in Flowable and Activiti), nothing is reported. A browser does not check it: the terminal and the server do.",
  },
  'zeebe-condition': {
    zh: 'Zeebe 的条件是以 = 开头的 FEEL 表达式；${…} 不会求值。排他、包容网关有多条出线时，每条都要有条件或设为默认流。',
    en: 'Conditions in Zeebe are FEEL expressions that begin with =; ${…} is not evaluated. Behind an exclusive or inclusive gateway with several flows each has a condition or is the default.',
  },
  'zeebe-expression': {
    zh: 'Zeebe 在这些地方只接受以 = 开头的 FEEL 表达式：输出映射的来源、多实例的集合与输出元素、脚本、消息的关联键。写成普通文字时拒绝部署。',
    en: 'In these places Zeebe takes only FEEL expressions that begin with =: sources of output mappings, collection and output element of a multi-instance, scripts, correlation keys. It refuses plain text.',
  },
  'zeebe-message': {
    zh: '等待消息的事件和接收任务，其消息要有且只有一个 zeebe:subscription，说明用哪个值找到流程实例。启动流程的消息不需要。',
    en: 'The message of an event or receive task that waits has exactly one zeebe:subscription, which says by what value its process instance is found. A message that starts a process needs none.',
  },
  'zeebe-task-definition': {
    zh: 'Zeebe 的服务、发送、脚本和业务规则任务由工作进程按类型领取，必须有 zeebe:taskDefinition；脚本任务可改用 zeebe:script，业务规则任务可改用 zeebe:calledDecision。',
    en: 'In Zeebe workers fetch service, send, script and business rule tasks by type, given in zeebe:taskDefinition; script tasks may have zeebe:script, business rule tasks zeebe:calledDecision instead.',
  },
  'zeebe-unsupported': {
    zh: 'Zeebe 拒绝部署它不执行的元素：复杂网关、事务、取消事件；即席子流程从 8.7、条件事件从 8.9、补偿从 8.5、信号从 8.3、升级和链接从 8.2 起才支持。',
    en: 'Zeebe refuses elements that it does not run: complex gateways, transactions, cancel events. It has ad-hoc sub-processes since 8.7, conditional events since 8.9, compensation since 8.5, signals since 8.3, escalations and links since 8.2.',
  },
};
