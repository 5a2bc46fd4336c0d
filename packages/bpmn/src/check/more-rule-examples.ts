/** The lines in which the two models of a rule differ. Written by `npm run reference`. */
export const MORE_RULE_EXAMPLES: Readonly<Record<string, { readonly wrong: string; readonly right: string }>> = {
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
