/** A process with one element of each kind for which the specification has a section; and the same in a pool. */
const NODES = `<bpmn:startEvent id="start" name="提交" />
    <bpmn:userTask id="user" name="监理审核" />
    <bpmn:scriptTask id="script" name="计算" />
    <bpmn:receiveTask id="receive" name="等待回执" />
    <bpmn:serviceTask id="service" name="归档" />
    <bpmn:exclusiveGateway id="gateway" name="通过？" />
    <bpmn:subProcess id="scope" name="整改" />
    <bpmn:endEvent id="end" name="结束" />
    <bpmn:sequenceFlow id="first" sourceRef="start" targetRef="user" />
    <bpmn:sequenceFlow id="yes" sourceRef="gateway" targetRef="service" />
    <bpmn:sequenceFlow id="no" sourceRef="gateway" targetRef="user" />`;

const document = (content: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" id="definitions" targetNamespace="https://gongdi.example/test">
  ${content}
</bpmn:definitions>`;

const PROCESS = `<bpmn:process id="approval" name="方案审批" isExecutable="true">
    ${NODES}
  </bpmn:process>`;

export const SITE_XML = document(PROCESS);

export const POOL_XML = document(`<bpmn:collaboration id="collaboration">
    <bpmn:participant id="pool" name="总包单位" processRef="approval" />
    <bpmn:participant id="outside" name="业主" />
  </bpmn:collaboration>
  ${PROCESS}`);
