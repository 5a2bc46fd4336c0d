/** The lines in which the two models of a rule differ. Written by `npm run reference`. */
export const RULE_EXAMPLES: Readonly<Record<string, { readonly wrong: string; readonly right: string }>> = {
  'async-after': {
    wrong: '<bpmn:eventBasedGateway id="task" camunda:asyncAfter="true" />',
    right: '<bpmn:eventBasedGateway id="task" camunda:asyncBefore="true" />',
  },
  'boundary-event': {
    wrong:
      '<bpmn:sequenceFlow id="f2" sourceRef="task" targetRef="end" /><bpmn:boundaryEvent id="late"><bpmn:timerEventDefinition id="timer"><bpmn:timeDuration>PT1H</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:boundaryEvent>',
    right:
      '<bpmn:sequenceFlow id="f2" sourceRef="task" targetRef="end" /><bpmn:boundaryEvent id="late" attachedToRef="task"><bpmn:timerEventDefinition id="timer"><bpmn:timeDuration>PT1H</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:boundaryEvent>',
  },
  'broken-di': {
    wrong: '<bpmndi:BPMNEdge id="e1" bpmnElement="f1"><di:waypoint x="1" y="1" /></bpmndi:BPMNEdge>',
    right:
      '<bpmndi:BPMNEdge id="e1" bpmnElement="f1"><di:waypoint x="1" y="1" /><di:waypoint x="9" y="1" /></bpmndi:BPMNEdge>',
  },
  'call-activity-target': {
    wrong: '<bpmn:callActivity id="task" />',
    right: '<bpmn:callActivity id="task" calledElement="other" />',
  },
  'cancel-event': {
    wrong:
      '<bpmn:startEvent id="start" /><bpmn:subProcess id="task"><bpmn:startEvent id="in" /><bpmn:endEvent id="out"><bpmn:cancelEventDefinition id="c" /></bpmn:endEvent><bpmn:sequenceFlow id="g" sourceRef="in" targetRef="out" /></bpmn:subProcess><bpmn:endEvent id="end" /><bpmn:sequenceFlow id="f1" sourceRef="start" targetRef="task" /><bpmn:sequenceFlow id="f2" sourceRef="task" targetRef="end" />',
    right:
      '<bpmn:startEvent id="start" /><bpmn:transaction id="task"><bpmn:startEvent id="in" /><bpmn:endEvent id="out"><bpmn:cancelEventDefinition id="c" /></bpmn:endEvent><bpmn:sequenceFlow id="g" sourceRef="in" targetRef="out" /></bpmn:transaction><bpmn:endEvent id="end" /><bpmn:sequenceFlow id="f1" sourceRef="start" targetRef="task" /><bpmn:sequenceFlow id="f2" sourceRef="task" targetRef="end" />',
  },
  'compensation-activity': {
    wrong: '<bpmn:endEvent id="end"><bpmn:compensateEventDefinition id="d2" activityRef="nothing" /></bpmn:endEvent>',
    right: '<bpmn:endEvent id="end"><bpmn:compensateEventDefinition id="d2" activityRef="task" /></bpmn:endEvent>',
  },
  'compensation-handler': {
    wrong: '',
    right: '<bpmn:association id="a" associationDirection="One" sourceRef="undo" targetRef="refund" />',
  },
  'condition-syntax': {
    wrong:
      '<bpmn:sequenceFlow id="fa" sourceRef="gateway" targetRef="a"><bpmn:conditionExpression>days > 3</bpmn:conditionExpression></bpmn:sequenceFlow>',
    right:
      '<bpmn:sequenceFlow id="fa" sourceRef="gateway" targetRef="a"><bpmn:conditionExpression>${days > 3}</bpmn:conditionExpression></bpmn:sequenceFlow>',
  },
  'dead-attribute': {
    wrong: '<bpmn:userTask id="task" flowable:assignee="demo" flowable:followUpDate="2026-01-01T00:00:00" />',
    right: '<bpmn:userTask id="task" camunda:assignee="demo" camunda:followUpDate="2026-01-01T00:00:00" />',
  },
  'dead-element': {
    wrong:
      '<bpmn:userTask flowable:assignee="demo" id="task" name="审批"><bpmn:extensionElements><flowable:connector /></bpmn:extensionElements></bpmn:userTask>',
    right:
      '<bpmn:userTask id="task" name="审批"><bpmn:extensionElements><camunda:inputOutput><camunda:inputParameter name="a">1</camunda:inputParameter></camunda:inputOutput></bpmn:extensionElements></bpmn:userTask>',
  },
  'deadlocking-join': {
    wrong: '<bpmn:parallelGateway id="join" />',
    right: '<bpmn:exclusiveGateway id="join" />',
  },
  'default-flow-condition': {
    wrong:
      '<bpmn:sequenceFlow id="fb" sourceRef="gateway" targetRef="b"><bpmn:conditionExpression>${days &lt;= 3}</bpmn:conditionExpression></bpmn:sequenceFlow>',
    right: '<bpmn:sequenceFlow id="fb" sourceRef="gateway" targetRef="b" />',
  },
  'duplicate-di': {
    wrong:
      '<bpmndi:BPMNShape id="s2" bpmnElement="task"><dc:Bounds x="0" y="0" width="36" height="36" /></bpmndi:BPMNShape>',
    right:
      '<bpmndi:BPMNShape id="s2" bpmnElement="start"><dc:Bounds x="0" y="0" width="36" height="36" /></bpmndi:BPMNShape>',
  },
  'duplicate-id': {
    wrong: '<bpmn:task id="task" name="again" />',
    right: '',
  },
  'duplicate-signal': {
    wrong: '<bpmn:signal id="again" name="stop" />',
    right: '<bpmn:signal id="again" name="again" />',
  },
  'engine-event-listener': {
    wrong:
      '<bpmn:extensionElements><flowable:eventListener throwEvent="timer" signalName="s" /></bpmn:extensionElements>',
    right:
      '<bpmn:extensionElements><flowable:eventListener events="TASK_COMPLETED" delegateExpression="${listener}" /></bpmn:extensionElements>',
  },
  'error-code': {
    wrong: '<bpmn:error id="m" name="驳回" />',
    right: '<bpmn:error id="m" name="驳回" errorCode="rejected" />',
  },
  'error-end-event': {
    wrong: '<bpmn:error id="bad" name="bad" />',
    right: '<bpmn:error id="bad" name="bad" errorCode="BAD" />',
  },
  'event-flow-direction': {
    wrong: '<bpmn:sequenceFlow id="f3" sourceRef="end" targetRef="task" />',
    right: '',
  },
  'event-gateway-target': {
    wrong:
      '<bpmn:startEvent id="start" /><bpmn:eventBasedGateway id="gateway" /><bpmn:sequenceFlow id="f1" sourceRef="start" targetRef="gateway" /><bpmn:intermediateCatchEvent id="a"><bpmn:timerEventDefinition id="ta"><bpmn:timeDuration>PT1H</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:intermediateCatchEvent><bpmn:userTask id="b" camunda:assignee="demo" /><bpmn:sequenceFlow id="fa" sourceRef="gateway" targetRef="a" /><bpmn:sequenceFlow id="fb" sourceRef="gateway" targetRef="b" />',
    right:
      '<bpmn:startEvent id="start" /><bpmn:eventBasedGateway id="gateway" /><bpmn:sequenceFlow id="f1" sourceRef="start" targetRef="gateway" /><bpmn:intermediateCatchEvent id="a"><bpmn:timerEventDefinition id="ta"><bpmn:timeDuration>PT1H</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:intermediateCatchEvent><bpmn:intermediateCatchEvent id="b"><bpmn:timerEventDefinition id="tb"><bpmn:timeDuration>PT2H</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:intermediateCatchEvent><bpmn:sequenceFlow id="fa" sourceRef="gateway" targetRef="a" /><bpmn:sequenceFlow id="fb" sourceRef="gateway" targetRef="b" />',
  },
  'event-sub-process-flow': {
    wrong: '<bpmn:sequenceFlow id="f2" sourceRef="task" targetRef="late" />',
    right: '<bpmn:sequenceFlow id="f2" sourceRef="task" targetRef="end" />',
  },
  'event-sub-process-start': {
    wrong:
      '<bpmn:subProcess id="sub" triggeredByEvent="true"><bpmn:startEvent id="in"><bpmn:terminateEventDefinition id="d" /></bpmn:startEvent><bpmn:endEvent id="out" /><bpmn:sequenceFlow id="g" sourceRef="in" targetRef="out" /></bpmn:subProcess>',
    right:
      '<bpmn:subProcess id="sub" triggeredByEvent="true"><bpmn:startEvent id="in"><bpmn:signalEventDefinition id="d" signalRef="stop" /></bpmn:startEvent><bpmn:endEvent id="out" /><bpmn:sequenceFlow id="g" sourceRef="in" targetRef="out" /></bpmn:subProcess>',
  },
  'expression-syntax': {
    wrong: '<bpmn:userTask id="task" camunda:assignee="${lead" />',
    right: '<bpmn:userTask id="task" camunda:assignee="${empty lead ? starter : lead}" />',
  },
  'external-topic': {
    wrong: '<bpmn:serviceTask id="task" camunda:type="external" />',
    right: '<bpmn:serviceTask id="task" camunda:type="external" camunda:topic="mail" />',
  },
  'flow-across-scopes': {
    wrong: '<bpmn:sequenceFlow id="f1" sourceRef="start" targetRef="inner" />',
    right: '<bpmn:sequenceFlow id="f1" sourceRef="start" targetRef="task" />',
  },
  'foreign-engine': {
    wrong: '<bpmn:userTask id="task" drools:taskName="approve" drools:priority="1" />',
    right: '<bpmn:userTask id="task" modeler:note="1" camunda:assignee="demo" />',
  },
  'form-field-id': {
    wrong:
      '<bpmn:userTask id="task" name="审批"><bpmn:extensionElements><camunda:formData><camunda:formField id="days" label="天数" type="long" /><camunda:formField id="days" label="日期" type="date" /></camunda:formData></bpmn:extensionElements></bpmn:userTask>',
    right:
      '<bpmn:userTask id="task" name="审批"><bpmn:extensionElements><camunda:formData businessKey="days"><camunda:formField id="days" label="天数" type="long" /></camunda:formData></bpmn:extensionElements></bpmn:userTask>',
  },
  'form-key-conflict': {
    wrong:
      '<bpmn:userTask id="task" camunda:formKey="leave" camunda:formRef="leave" camunda:formRefBinding="latest" />',
    right: '<bpmn:userTask id="task" camunda:formKey="leave" />',
  },
  'gateway-without-outgoing': {
    wrong:
      '<bpmn:startEvent id="start" /><bpmn:exclusiveGateway id="gateway" /><bpmn:sequenceFlow id="f1" sourceRef="start" targetRef="gateway" />',
    right:
      '<bpmn:startEvent id="start" />\n<bpmn:exclusiveGateway id="gateway" default="fb" />\n<bpmn:task id="a" />\n<bpmn:task id="b" />\n<bpmn:sequenceFlow id="f1" sourceRef="start" targetRef="gateway" />\n<bpmn:sequenceFlow id="fa" sourceRef="gateway" targetRef="a"><bpmn:conditionExpression>${days > 3}</bpmn:conditionExpression></bpmn:sequenceFlow>\n<bpmn:sequenceFlow id="fb" sourceRef="gateway" targetRef="b" />',
  },
  'harmful-implicit-split': {
    wrong: '<bpmn:task id="join" />',
    right: '<bpmn:parallelGateway id="join" />',
  },
  'id-syntax': {
    wrong:
      '<bpmn:task id="1 task" />\n<bpmn:sequenceFlow id="f1" sourceRef="start" targetRef="1 task" />\n<bpmn:sequenceFlow id="f2" sourceRef="1 task" targetRef="end" />',
    right:
      '<bpmn:task id="task" />\n<bpmn:sequenceFlow id="f1" sourceRef="start" targetRef="task" />\n<bpmn:sequenceFlow id="f2" sourceRef="task" targetRef="end" />',
  },
  'ignored-condition': {
    wrong:
      '<bpmn:sequenceFlow id="fa" sourceRef="gateway" targetRef="a"><bpmn:conditionExpression>${days > 3}</bpmn:conditionExpression></bpmn:sequenceFlow>',
    right: '<bpmn:sequenceFlow id="fa" sourceRef="gateway" targetRef="a" />',
  },
  'input-output-place': {
    wrong:
      '<bpmn:startEvent id="start"><bpmn:extensionElements><camunda:inputOutput><camunda:inputParameter name="a">1</camunda:inputParameter></camunda:inputOutput></bpmn:extensionElements></bpmn:startEvent>\n<bpmn:userTask id="task" camunda:assignee="demo" />',
    right:
      '<bpmn:startEvent id="start" />\n<bpmn:userTask id="task" camunda:assignee="demo"><bpmn:extensionElements><camunda:inputOutput><camunda:inputParameter name="a">1</camunda:inputParameter></camunda:inputOutput></bpmn:extensionElements></bpmn:userTask>',
  },
  'listener-event': {
    wrong:
      '<bpmn:userTask id="task" name="审批"><bpmn:extensionElements><camunda:taskListener class="org.example.Notify" /></bpmn:extensionElements></bpmn:userTask>',
    right:
      '<bpmn:userTask id="task" name="审批"><bpmn:extensionElements><camunda:taskListener event="create" class="org.example.Notify" /></bpmn:extensionElements></bpmn:userTask>',
  },
  'listener-field': {
    wrong:
      '<bpmn:userTask id="task" name="审批"><bpmn:extensionElements><camunda:taskListener event="create" class="org.example.Notify"><camunda:field name="to" /></camunda:taskListener></bpmn:extensionElements></bpmn:userTask>',
    right:
      '<bpmn:userTask id="task" name="审批"><bpmn:extensionElements><camunda:taskListener event="create" class="org.example.Notify"><camunda:field name="to" stringValue="admin" /></camunda:taskListener></bpmn:extensionElements></bpmn:userTask>',
  },
  'listener-implementation': {
    wrong:
      '<bpmn:userTask id="task" name="审批"><bpmn:extensionElements><camunda:taskListener event="create" /></bpmn:extensionElements></bpmn:userTask>',
    right:
      '<bpmn:userTask id="task" name="审批"><bpmn:extensionElements><camunda:taskListener event="create" expression="${notify.call(task)}" /></bpmn:extensionElements></bpmn:userTask>',
  },
  'listener-script': {
    wrong:
      '<bpmn:userTask id="task" name="审批"><bpmn:extensionElements><camunda:taskListener event="create"><camunda:script></camunda:script></camunda:taskListener></bpmn:extensionElements></bpmn:userTask>',
    right:
      '<bpmn:userTask id="task" name="审批"><bpmn:extensionElements><camunda:taskListener event="create"><camunda:script scriptFormat="groovy">task.priority = 1</camunda:script></camunda:taskListener></bpmn:extensionElements></bpmn:userTask>',
  },
  'listener-timeout': {
    wrong:
      '<bpmn:userTask id="task" name="审批"><bpmn:extensionElements><camunda:taskListener id="l1" event="timeout" class="org.example.Notify" /></bpmn:extensionElements></bpmn:userTask>',
    right:
      '<bpmn:userTask id="task" name="审批"><bpmn:extensionElements><camunda:taskListener id="l1" event="timeout" class="org.example.Notify"><bpmn:timerEventDefinition id="t1"><bpmn:timeDuration>PT1H</bpmn:timeDuration></bpmn:timerEventDefinition></camunda:taskListener></bpmn:extensionElements></bpmn:userTask>',
  },
  'message-flow-ends': {
    wrong: '<bpmn:messageFlow id="m" sourceRef="start" targetRef="task" /></bpmn:collaboration>',
    right: '<bpmn:messageFlow id="m" sourceRef="task" targetRef="other" /></bpmn:collaboration>',
  },
  'missing-default-flow': {
    wrong:
      '<bpmn:exclusiveGateway id="gateway" />\n<bpmn:sequenceFlow id="fb" sourceRef="gateway" targetRef="b"><bpmn:conditionExpression>${days &lt;= 3}</bpmn:conditionExpression></bpmn:sequenceFlow>',
    right:
      '<bpmn:exclusiveGateway id="gateway" default="fb" />\n<bpmn:sequenceFlow id="fb" sourceRef="gateway" targetRef="b" />',
  },
  'missing-di': {
    wrong: '',
    right:
      '<bpmndi:BPMNDiagram id="diagram"><bpmndi:BPMNPlane id="plane" bpmnElement="leave">\n<bpmndi:BPMNShape id="start_di" bpmnElement="start"><dc:Bounds x="0" y="0" width="36" height="36" /></bpmndi:BPMNShape>\n</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>',
  },
  'missing-escalation': {
    wrong:
      '<bpmn:intermediateThrowEvent id="task"><bpmn:escalationEventDefinition id="d" /></bpmn:intermediateThrowEvent>',
    right:
      '<bpmn:intermediateThrowEvent id="task"><bpmn:escalationEventDefinition id="d" escalationRef="e" /></bpmn:intermediateThrowEvent>',
  },
  'missing-message': {
    wrong: '<bpmn:startEvent id="start"><bpmn:messageEventDefinition id="d" messageRef="gone" /></bpmn:startEvent>',
    right:
      '<bpmn:message id="m" name="订单" />\n<bpmn:startEvent id="start"><bpmn:messageEventDefinition id="d" messageRef="m" /></bpmn:startEvent>',
  },
  'missing-signal': {
    wrong: '<bpmn:startEvent id="start"><bpmn:signalEventDefinition id="d" /></bpmn:startEvent>',
    right:
      '<bpmn:signal id="m" name="停工" />\n<bpmn:startEvent id="start"><bpmn:signalEventDefinition id="d" signalRef="m" /></bpmn:startEvent>',
  },
  'multi-instance-input': {
    wrong:
      '<bpmn:userTask id="task" name="会签"><bpmn:multiInstanceLoopCharacteristics camunda:elementVariable="user" /></bpmn:userTask>',
    right:
      '<bpmn:userTask id="task" name="会签"><bpmn:multiInstanceLoopCharacteristics camunda:collection="${coll_userList}" camunda:elementVariable="user" /></bpmn:userTask>',
  },
  'not-executable': {
    wrong: '<bpmn:process id="leave" name="请假" isExecutable="false">',
    right: '<bpmn:process id="leave" name="请假" isExecutable="true">',
  },
  'priority-number': {
    wrong: '<bpmn:userTask id="task" camunda:assignee="demo" camunda:asyncBefore="true" camunda:jobPriority="high" />',
    right: '<bpmn:userTask id="task" camunda:assignee="demo" camunda:asyncBefore="true" camunda:jobPriority="50" />',
  },
  'process-key': {
    wrong: '<bpmn:process id="请假流程" name="请假" isExecutable="true">',
    right: '<bpmn:process id="leave" name="请假" isExecutable="true">',
  },
  'process-name': {
    wrong: '<bpmn:process id="leave" isExecutable="true">',
    right: '<bpmn:process id="leave" name="请假" isExecutable="true">',
  },
  'process-start-event': {
    wrong: '<bpmn:startEvent id="start"><bpmn:errorEventDefinition id="x" /></bpmn:startEvent>',
    right: '<bpmn:startEvent id="start" />',
  },
  'refused-listener-event': {
    wrong:
      '<bpmn:userTask id="task" name="审批"><bpmn:extensionElements><camunda:taskListener event="finished" class="org.example.Notify" /></bpmn:extensionElements></bpmn:userTask>',
    right:
      '<bpmn:userTask id="task" name="审批"><bpmn:extensionElements><camunda:taskListener event="update" class="org.example.Notify" /></bpmn:extensionElements></bpmn:userTask>',
  },
  'repeated-condition': {
    wrong:
      '<bpmn:sequenceFlow id="fa" sourceRef="gateway" targetRef="a"><bpmn:conditionExpression>${days > 3}</bpmn:conditionExpression><bpmn:conditionExpression>${urgent}</bpmn:conditionExpression></bpmn:sequenceFlow>',
    right:
      '<bpmn:sequenceFlow id="fa" sourceRef="gateway" targetRef="a"><bpmn:conditionExpression>${days > 3}</bpmn:conditionExpression></bpmn:sequenceFlow>',
  },
  'repeated-event': {
    wrong:
      '<bpmn:boundaryEvent id="two" attachedToRef="task"><bpmn:messageEventDefinition id="d2" messageRef="stop" /></bpmn:boundaryEvent>',
    right:
      '<bpmn:boundaryEvent id="two" attachedToRef="task"><bpmn:messageEventDefinition id="d2" messageRef="change" /></bpmn:boundaryEvent>',
  },
  'repeated-start-message': {
    wrong: '<bpmn:startEvent id="again"><bpmn:messageEventDefinition id="d2" messageRef="m" /></bpmn:startEvent>',
    right: '<bpmn:startEvent id="again"><bpmn:messageEventDefinition id="d2" messageRef="n" /></bpmn:startEvent>',
  },
  'result-variable': {
    wrong: '<bpmn:serviceTask id="task" camunda:class="org.example.Sum" camunda:resultVariable="sum" />',
    right: '<bpmn:serviceTask id="task" camunda:expression="${sum.of(a)}" camunda:resultVariable="sum" />',
  },
  'retry-cycle': {
    wrong:
      '<bpmn:serviceTask id="task" camunda:expression="${a.b()}" camunda:asyncBefore="true"><bpmn:extensionElements><camunda:failedJobRetryTimeCycle>3 times</camunda:failedJobRetryTimeCycle></bpmn:extensionElements></bpmn:serviceTask>',
    right:
      '<bpmn:serviceTask id="task" camunda:expression="${a.b()}" camunda:asyncBefore="true"><bpmn:extensionElements><camunda:failedJobRetryTimeCycle>R3/PT10M</camunda:failedJobRetryTimeCycle></bpmn:extensionElements></bpmn:serviceTask>',
  },
  'root-element-name': {
    wrong: '<bpmn:signal id="m" />',
    right: '<bpmn:message id="m" name="订单" />',
  },
  'script-content': {
    wrong: '<bpmn:scriptTask id="task" scriptFormat="javascript" />',
    right: '<bpmn:scriptTask id="task" scriptFormat="javascript"><bpmn:script>1</bpmn:script></bpmn:scriptTask>',
  },
  'script-format': {
    wrong: '<bpmn:scriptTask id="task"><bpmn:script>1</bpmn:script></bpmn:scriptTask>',
    right: '<bpmn:scriptTask id="task" scriptFormat="javascript"><bpmn:script>1</bpmn:script></bpmn:scriptTask>',
  },
  'sequence-flow-ends': {
    wrong: '<bpmn:sequenceFlow id="f2" sourceRef="task" targetRef="missing" />',
    right: '<bpmn:sequenceFlow id="f2" sourceRef="task" targetRef="end" />',
  },
  'several-collaborations': {
    wrong: '<bpmn:collaboration id="c2"><bpmn:participant id="pool2" name="监理" /></bpmn:collaboration>',
    right: '',
  },
  'single-conditional-flow': {
    wrong:
      '<bpmn:sequenceFlow id="f2" sourceRef="task" targetRef="end"><bpmn:conditionExpression>${ok}</bpmn:conditionExpression></bpmn:sequenceFlow>',
    right: '<bpmn:sequenceFlow id="f2" sourceRef="task" targetRef="end" />',
  },
  'standard-loop': {
    wrong: '<bpmn:userTask id="task" name="会签"><bpmn:standardLoopCharacteristics /></bpmn:userTask>',
    right:
      '<bpmn:userTask id="task" name="会签"><bpmn:multiInstanceLoopCharacteristics camunda:collection="users" /></bpmn:userTask>',
  },
  'task-date': {
    wrong: '<bpmn:userTask id="task" camunda:dueDate="下周" />',
    right: '<bpmn:userTask id="task" camunda:dueDate="${dueDate}" camunda:followUpDate="2026-06-26T09:54:00" />',
  },
  'task-implementation': {
    wrong: '<bpmn:serviceTask id="task" camunda:asyncBefore="true" />',
    right: '<bpmn:serviceTask id="task" camunda:expression="${sum.of(a)}" />',
  },
  'task-listener-id': {
    wrong:
      '<bpmn:userTask id="task" name="审批"><bpmn:extensionElements><camunda:taskListener event="create" class="org.example.Notify" /></bpmn:extensionElements></bpmn:userTask>',
    right:
      '<bpmn:userTask id="task" name="审批"><bpmn:extensionElements><camunda:taskListener id="l1" event="create" class="org.example.Notify" /></bpmn:extensionElements></bpmn:userTask>',
  },
  'time-to-live': {
    wrong:
      '<bpmn:process id="leave" name="请假" isExecutable="true">\n<bpmn:userTask id="task" camunda:assignee="demo" />',
    right:
      '<bpmn:process id="leave" name="请假" isExecutable="true" camunda:historyTimeToLive="P180D">\n<bpmn:task id="task" />',
  },
  'timer-cycle-once': {
    wrong:
      '<bpmn:boundaryEvent id="remind" attachedToRef="task"><bpmn:timerEventDefinition id="d"><bpmn:timeCycle>R3/PT1H</bpmn:timeCycle></bpmn:timerEventDefinition></bpmn:boundaryEvent>',
    right:
      '<bpmn:boundaryEvent id="remind" attachedToRef="task" cancelActivity="false"><bpmn:timerEventDefinition id="d"><bpmn:timeCycle>R3/PT1H</bpmn:timeCycle></bpmn:timerEventDefinition></bpmn:boundaryEvent>',
  },
  'timer-definition': {
    wrong:
      '<bpmn:intermediateCatchEvent id="task"><bpmn:timerEventDefinition id="timer"></bpmn:timerEventDefinition></bpmn:intermediateCatchEvent>',
    right:
      '<bpmn:intermediateCatchEvent id="task"><bpmn:timerEventDefinition id="timer"><bpmn:timeDuration>PT1H</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:intermediateCatchEvent>',
  },
  'timer-syntax': {
    wrong:
      '<bpmn:intermediateCatchEvent id="task"><bpmn:timerEventDefinition id="timer"><bpmn:timeDuration>1 hour</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:intermediateCatchEvent>',
    right:
      '<bpmn:intermediateCatchEvent id="task"><bpmn:timerEventDefinition id="timer"><bpmn:timeCycle>0 0 8 ? * MON-FRI</bpmn:timeCycle></bpmn:timerEventDefinition></bpmn:intermediateCatchEvent>',
  },
  'unknown-function': {
    wrong: '<bpmn:serviceTask id="task" camunda:expression="${orders(a)}" />',
    right: '<bpmn:serviceTask id="task" camunda:expression="${a == 1}" />',
  },
  'unreachable-node': {
    wrong:
      '<bpmn:sequenceFlow id="f2" sourceRef="task" targetRef="end" /><bpmn:task id="island" />\n<bpmn:sequenceFlow id="f3" sourceRef="island" targetRef="end" />',
    right: '<bpmn:sequenceFlow id="f2" sourceRef="task" targetRef="end" />',
  },
  'unsupported-event': {
    wrong:
      '<bpmn:message id="m" name="完工" />\n<bpmn:intermediateThrowEvent id="task"><bpmn:messageEventDefinition id="d" messageRef="m" flowable:class="org.example.Send" /></bpmn:intermediateThrowEvent>',
    right:
      '<bpmn:signal id="s" name="完工" />\n<bpmn:intermediateThrowEvent id="task"><bpmn:signalEventDefinition id="d" signalRef="s" /></bpmn:intermediateThrowEvent>',
  },
  'user-task-assignee': {
    wrong: '<bpmn:userTask id="task" />',
    right: '<bpmn:userTask id="task" camunda:assignee="${initiator}" />',
  },
  'variable-mapping': {
    wrong:
      '<bpmn:callActivity id="task" calledElement="other"><bpmn:extensionElements><camunda:in businessKey="#{execution.processBusinessKey}" /><camunda:in source="days" /><camunda:out target="ok" /></bpmn:extensionElements></bpmn:callActivity>',
    right:
      '<bpmn:callActivity id="task" calledElement="other"><bpmn:extensionElements><camunda:in businessKey="#{execution.processBusinessKey}" /><camunda:in source="days" target="days" /><camunda:out source="ok" target="ok" /></bpmn:extensionElements></bpmn:callActivity>',
  },
  'xml-schema': {
    wrong: '<bpmn:userTask id="task" name="审批" assignee="demo" />',
    right: '<bpmn:userTask id="task" name="审批" />',
  },
  'zeebe-condition': {
    wrong:
      '<bpmn:sequenceFlow id="fa" sourceRef="gateway" targetRef="a"><bpmn:conditionExpression>${days > 3}</bpmn:conditionExpression></bpmn:sequenceFlow>',
    right:
      '<bpmn:sequenceFlow id="fa" sourceRef="gateway" targetRef="a"><bpmn:conditionExpression>=days > 3</bpmn:conditionExpression></bpmn:sequenceFlow>',
  },
  'zeebe-expression': {
    wrong:
      '<bpmn:userTask id="task" name="审批"><bpmn:multiInstanceLoopCharacteristics><bpmn:extensionElements><zeebe:loopCharacteristics inputCollection="people" inputElement="person" /></bpmn:extensionElements></bpmn:multiInstanceLoopCharacteristics></bpmn:userTask>',
    right:
      '<bpmn:userTask id="task" name="审批"><bpmn:multiInstanceLoopCharacteristics><bpmn:extensionElements><zeebe:loopCharacteristics inputCollection="=people" inputElement="person" /></bpmn:extensionElements></bpmn:multiInstanceLoopCharacteristics></bpmn:userTask>',
  },
  'zeebe-message': {
    wrong: '<bpmn:message id="m" name="完工"></bpmn:message>',
    right:
      '<bpmn:message id="m" name="完工"><bpmn:extensionElements><zeebe:subscription correlationKey="=order" /></bpmn:extensionElements></bpmn:message>',
  },
  'zeebe-task-definition': {
    wrong:
      '<bpmn:serviceTask id="task"><bpmn:extensionElements><zeebe:taskHeaders /></bpmn:extensionElements></bpmn:serviceTask>',
    right:
      '<bpmn:serviceTask id="task"><bpmn:extensionElements><zeebe:taskDefinition type="mail" /></bpmn:extensionElements></bpmn:serviceTask>',
  },
  'zeebe-unsupported': {
    wrong: '<bpmn:complexGateway id="task" />',
    right: '<bpmn:parallelGateway id="task" />',
  },
};
