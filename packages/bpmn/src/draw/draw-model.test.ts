import { describe, expect, it } from 'vitest';
import { makeMarks } from '../marks/index.ts';
import type { Model } from '../model/index.ts';
import { readModel } from '../model/index.ts';
import type { DrawOptions } from './index.ts';
import { diagramsOf, drawModel, planesOf } from './index.ts';

const NAMESPACES =
  'xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" ' +
  'xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" ' +
  'xmlns:bioc="http://bpmn.io/schema/bpmn/biocolor/1.0" xmlns:color="http://www.omg.org/spec/BPMN/non-normative/color/1.0"';
const plane = (about: string, content: string, id = 'x'): string =>
  `<bpmndi:BPMNDiagram id="D${id}"><bpmndi:BPMNPlane id="P${id}" bpmnElement="${about}">${content}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>`;
const shape = (id: string, x: number, y: number, w: number, h: number, attributes = '', inner = ''): string =>
  `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}" ${attributes}><dc:Bounds x="${x}" y="${y}" width="${w}" height="${h}"/>${inner}</bpmndi:BPMNShape>`;
const edge = (id: string, ...points: [number, number][]): string =>
  `<bpmndi:BPMNEdge id="${id}_di" bpmnElement="${id}">${points.map(([x, y]) => `<di:waypoint x="${x}" y="${y}"/>`).join('')}</bpmndi:BPMNEdge>`;

async function model(body: string, diagrams: string): Promise<Model> {
  const read = await readModel(
    `<definitions ${NAMESPACES} id="d" targetNamespace="t">${body}${diagrams}</definitions>`,
  );
  if (!read.model) throw new Error(JSON.stringify(read.findings));
  return read.model;
}

const process = (body: string): string => `<process id="p">${body}</process>`;
const simple = `<startEvent id="s" name="开始"/><userTask id="u" name="审批 &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;"/><sequenceFlow id="f" name="提交" sourceRef="s" targetRef="u"/>`;
const simplePlane = plane(
  'p',
  shape('s', 0, 22, 36, 36) + shape('u', 100, 0, 100, 80) + edge('f', [36, 40], [100, 40]),
);

async function svg(body: string, diagrams: string, options?: DrawOptions): Promise<string> {
  return drawModel(await model(body, diagrams), options)?.svg ?? '';
}

/** Returns the ids of the drawn groups in order. */
const drawn = (markup: string): string[] =>
  [...markup.matchAll(/data-element-id="([^"]*)"/g)].map((match) => match[1] ?? '');
/** Returns the markup of one element's group. */
const groupOf = (markup: string, id: string): string =>
  markup.split(`<g data-element-id="${id}">`)[1]?.split(/<g data-|<\/svg>/)[0] ?? '';

describe('drawModel', () => {
  it('draws in dark colours for a dark page, own fills with the dark text they were picked for', async () => {
    const own = simplePlane.replace('bpmnElement="u"', 'bpmnElement="u" bioc:fill="#bbdefb"');
    const markup = await svg(process(simple), own, { theme: 'dark' });
    expect(groupOf(markup, 's')).not.toContain('#ffffff');
    expect(groupOf(markup, 'u')).toMatch(/fill="#bbdefb"[^]*<text [^>]*fill="#22242a"/);
    expect(markup).toMatch(/<svg [^>]*><rect [^>]*fill="#141519"/);
  });

  it('chooses a diagram by its id where several are of one process', async () => {
    const two = simplePlane + plane('p', shape('s', 0, 0, 36, 36), 'y');
    const both = await model(process(simple), two);
    expect(diagramsOf(both)).toMatchObject([
      { id: 'Dx', about: 'p' },
      { id: 'Dy', about: 'p' },
    ]);
    expect(drawModel(both, { diagram: 'Dy' })?.count).toBe(1);
    expect(drawModel(both, { diagram: 'no' })).toBeUndefined();
  });

  it('shows the message of a message flow, dark where it answers', async () => {
    const body =
      '<message id="x" name="订单"/><collaboration id="c"><participant id="a"/><participant id="b"/>' +
      '<messageFlow id="m" sourceRef="a" targetRef="b" messageRef="x"/></collaboration>';
    const content = shape('a', 0, 0, 300, 60) + shape('b', 0, 200, 300, 60) + edge('m', [110, 60], [110, 200]);
    const answer = content.replace('bpmnElement="m"', 'bpmnElement="m" messageVisibleKind="non_initiating"');
    const both = await Promise.all([content, answer].map((drawn) => svg(body, plane('c', drawn))));
    const fills = both.map((markup) => /l10\.5,6l10\.5,-6" fill="([^"]*)"/.exec(groupOf(markup, 'm'))?.[1]);
    expect(fills).toEqual(['#ffffff', '#22242a']);
    expect(both[0]).toContain('订单');
  });

  it('keeps a message flow to a node in a pool of which only the frame is drawn', async () => {
    const body =
      '<collaboration id="c"><participant id="a" processRef="p"/><participant id="b" processRef="q"/>' +
      '<messageFlow id="m" sourceRef="u" targetRef="inside"/><messageFlow id="n" sourceRef="u" targetRef="elsewhere"/>' +
      '</collaboration><process id="p"><userTask id="u"/></process><process id="q"><userTask id="inside"/></process>' +
      '<process id="r"><userTask id="elsewhere"/></process>';
    const content =
      shape('a', 0, 0, 300, 120) +
      shape('b', 0, 200, 300, 60) +
      shape('u', 60, 20, 100, 80) +
      edge('m', [110, 100], [110, 200]) +
      edge('n', [110, 100], [110, 300]);
    expect(drawn(await svg(body, plane('c', content)))).toEqual(['a', 'b', 'u', 'm']);
  });

  it('draws nodes, connections and labels within its size', async () => {
    const drawing = drawModel(await model(process(simple), simplePlane));
    expect(drawing).toMatchObject({ count: 3, width: 220, height: 100 });
    expect(drawing?.svg).toContain('viewBox="-10 -10 220 100"');
    expect(drawn(drawing?.svg ?? '')).toEqual(['f', 's', 'u']);
    expect(drawing?.svg).toMatch(/<g data-label-of="s"><text [^>]*><tspan [^>]*>开始<\/tspan>/);
    expect(drawing?.svg).toMatch(/<g data-label-of="f">.*提交/);
  });

  it('writes labels as text, whatever they hold', async () => {
    const markup = await svg(process(simple), simplePlane);
    expect(markup).not.toContain('<script');
    expect(markup.replaceAll(/<\/?tspan[^>]*>/g, '')).toContain('&lt;script');
    const hostile = drawModel(await model(process(simple.replace('id="u"', 'id="u"')), simplePlane));
    expect(
      hostile?.svg
        .match(/<[a-z]+/g)
        ?.every((tag) => /^<(?:svg|g|rect|circle|path|polygon|polyline|text|tspan)$/.test(tag)),
    ).toBe(true);
  });

  it('gives undefined without a diagram or for an unknown plane', async () => {
    expect(drawModel(await model(process(simple), ''))).toBeUndefined();
    expect(drawModel(await model(process(simple), simplePlane), { plane: 'other' })).toBeUndefined();
    expect(drawModel(await model(process(simple), plane('p', '')))).toBeUndefined();
  });

  it('uses colours of both kinds and nothing that is no colour', async () => {
    const coloured = (attributes: string): Promise<string> =>
      svg(process('<task id="t" name="n"/>'), plane('p', shape('t', 0, 0, 100, 80, attributes)));
    expect(await coloured('bioc:stroke="#123456" bioc:fill="#abcdef"')).toMatch(/fill="#abcdef" stroke="#123456"/);
    expect(await coloured('color:border-color="red" color:background-color="rgb(1, 2, 3)"')).toMatch(
      /fill="rgb\(1, 2, 3\)" stroke="red"/,
    );
    const hostile = await coloured('bioc:stroke="url(http://evil.example)" bioc:fill="&quot;/&gt;&lt;script/&gt;"');
    expect(hostile).not.toContain('evil');
    expect(hostile).not.toContain('script');
  });

  it('draws containers first, connections under nodes, boundary events last', async () => {
    const body = `<collaboration id="c"><participant id="pool" name="项目部" processRef="p"/></collaboration>
      <process id="p"><laneSet id="ls"><lane id="lane" name="施工"/></laneSet><boundaryEvent id="b" attachedToRef="t"/><task id="t"/>
      <subProcess id="sub"><task id="inner"/></subProcess><sequenceFlow id="f" sourceRef="t" targetRef="sub"/></process>`;
    const markup = await svg(
      body,
      plane(
        'c',
        shape('b', 90, 90, 36, 36) +
          shape('inner', 240, 60, 100, 80) +
          shape('t', 50, 30, 100, 80) +
          edge('f', [150, 70], [220, 70]) +
          shape('sub', 220, 40, 200, 120, 'isExpanded="true"') +
          shape('lane', 30, 0, 500, 200, 'isHorizontal="true"') +
          shape('pool', 0, 0, 530, 200, 'isHorizontal="true"'),
      ),
    );
    expect(drawn(markup)).toEqual(['pool', 'lane', 'sub', 'f', 't', 'b', 'inner']);
    expect(groupOf(markup, 'pool')).toContain('rotate(-90)');
  });

  it('leaves the content of collapsed sub-processes to their own plane', async () => {
    const body = process('<subProcess id="sub" name="子流程"><task id="inner"/></subProcess>');
    const first = plane('p', shape('sub', 0, 0, 100, 80) + shape('inner', 10, 10, 100, 80));
    const second = plane('sub', shape('inner', 10, 10, 100, 80), 'y');
    const read = await model(body, first + second);
    expect(drawn(drawModel(read)?.svg ?? '')).toEqual(['sub']);
    expect(planesOf(read)).toEqual(['p', 'sub']);
    expect(drawn(drawModel(read, { plane: 'sub' })?.svg ?? '')).toEqual(['inner']);
  });

  it('shows default and conditional flows, message flows and associations', async () => {
    const body = `<collaboration id="c"><participant id="a"/><participant id="b"/><messageFlow id="m" sourceRef="a" targetRef="b"/></collaboration>
      <process id="p"><task id="t" default="df"/><task id="u"/><textAnnotation id="n"><text>注</text></textAnnotation><association id="as" sourceRef="t" targetRef="n"/>
      <sequenceFlow id="df" sourceRef="t" targetRef="u"/><sequenceFlow id="k" sourceRef="t" targetRef="u"><conditionExpression>x</conditionExpression></sequenceFlow></process>`;
    const line: [number, number][] = [
      [0, 0],
      [50, 0],
      [50, 50],
    ];
    const markup = await svg(
      body,
      plane(
        'c',
        shape('a', 0, 0, 9, 9) +
          shape('b', 0, 0, 9, 9) +
          shape('t', 0, 0, 9, 9) +
          shape('u', 0, 0, 9, 9) +
          shape('n', 0, 0, 99, 30) +
          ['m', 'as', 'df', 'k'].map((id) => edge(id, ...line)).join(''),
      ),
    );
    expect(groupOf(markup, 'm')).toMatch(/stroke-dasharray="10 11".*<circle/);
    expect(groupOf(markup, 'as')).toContain('stroke-dasharray="0 5"');
    expect(groupOf(markup, 'df').match(/<(?:polygon|polyline)/g)).toEqual(['<polyline', '<polygon']);
    expect(groupOf(markup, 'k').match(/<(?:polygon|polyline)/g)).toEqual(['<polygon', '<polygon']);
    expect(groupOf(markup, 'df')).toContain('Q50,0 50,5');
  });

  it('tells thrown from caught, interrupting from not, and every definition apart', async () => {
    const kinds = [
      'message',
      'timer',
      'conditional',
      'signal',
      'escalation',
      'error',
      'cancel',
      'compensate',
      'link',
      'terminate',
    ];
    const signs = await Promise.all(
      kinds.map(async (kind) =>
        groupOf(
          await svg(
            process(`<endEvent id="e"><${kind}EventDefinition id="x"/></endEvent>`),
            plane('p', shape('e', 0, 0, 36, 36)),
          ),
          'e',
        ),
      ),
    );
    expect(new Set(signs).size).toBe(kinds.length);
    const caught = await svg(
      process('<startEvent id="e" isInterrupting="false"><signalEventDefinition id="x"/></startEvent>'),
      plane('p', shape('e', 0, 0, 36, 36)),
    );
    expect(caught).toMatch(/stroke-dasharray="6 4"/);
    expect(caught).toMatch(/<polygon [^>]*fill="none"/);
    expect(signs[3]).not.toMatch(/<polygon [^>]*fill="none"/);
  });

  it('gives every task type and gateway its own sign, and activities their markers', async () => {
    const one = async (tag: string, inner = '', attributes = '', di = ''): Promise<string> =>
      groupOf(
        await svg(process(`<${tag} id="e" ${attributes}>${inner}</${tag}>`), plane('p', shape('e', 0, 0, 100, 80, di))),
        'e',
      );
    const tasks = [
      'task',
      'userTask',
      'serviceTask',
      'scriptTask',
      'manualTask',
      'businessRuleTask',
      'sendTask',
      'receiveTask',
      'callActivity',
    ];
    expect(new Set(await Promise.all(tasks.map((tag) => one(tag)))).size).toBe(tasks.length);
    const gateways = ['exclusiveGateway', 'parallelGateway', 'inclusiveGateway', 'complexGateway', 'eventBasedGateway'];
    expect(new Set(await Promise.all(gateways.map((tag) => one(tag)))).size).toBe(gateways.length);
    // The cross is optional; bpmn-js shows it only where the diagram sets `isMarkerVisible`.
    expect(await one('exclusiveGateway', '', '', 'isMarkerVisible="true"')).toContain('<path');
    expect(await one('exclusiveGateway')).not.toContain('<path');
    const markers = await Promise.all([
      one('task', '<standardLoopCharacteristics/>'),
      one('task', '<multiInstanceLoopCharacteristics/>'),
      one('task', '<multiInstanceLoopCharacteristics isSequential="true"/>'),
      one('task', '', 'isForCompensation="true"'),
    ]);
    expect(new Set([...markers, await one('task')]).size).toBe(5);
  });

  it('paints highlights and says a title', async () => {
    const highlights = new Map([['u', { stroke: '#010203', fill: '#040506' }]]);
    const markup = await svg(process(simple), simplePlane, { highlights, title: '请假 <流程>' });
    expect(groupOf(markup, 'u')).toContain('fill="#040506" stroke="#010203"');
    expect(groupOf(markup, 's')).not.toContain('#010203');
    expect(markup).toMatch(/^<svg [^>]*role="img"[^>]*><title>请假 &lt;流程&gt;<\/title>/);
  });

  it('paints marks with colour, sign and number', async () => {
    const read = await model(process(simple), simplePlane);
    const at = (key: string, end?: number) => ({ key, start_time: 1e12, end_time: end });
    const marks = makeMarks(read.definitions, {
      activities: [at('s', 1e12), at('u', 1e12 + 1), at('u')],
      process_instance: { result: 1 },
    });
    const markup = drawModel(read, { marks })?.svg ?? '';
    expect(groupOf(markup, 'u')).toMatch(/#0958d9.*×2/s);
    expect(groupOf(markup, 's')).toContain('#237804');
    expect(groupOf(markup, 'f')).toContain('#237804');
    expect(groupOf(drawModel(read)?.svg ?? '', 'f')).not.toContain('#237804');
  });
});

describe('a sub-process whose diagram does not say whether it is open', () => {
  const body = process('<subProcess id="sub"><userTask id="inner"/></subProcess>');
  const drawnWith = (attributes: string, x: number) =>
    plane('p', shape('sub', 0, 0, 300, 160, attributes) + shape('inner', x, 40, 100, 80));

  it('is open when its content is drawn inside it', async () => {
    expect(drawn(await svg(body, drawnWith('', 100)))).toEqual(['sub', 'inner']);
  });

  it('is collapsed when it says so, or its content is drawn elsewhere', async () => {
    expect(drawn(await svg(body, drawnWith('isExpanded="false"', 100)))).toEqual(['sub']);
    expect(drawn(await svg(body, drawnWith('', 900)))).toEqual(['sub']);
  });
});

describe('connections whose ends shapes would cover', () => {
  const line = (markup: string, id: string): string | undefined => / d="(M[^"]*)"/.exec(groupOf(markup, id))?.[1];

  it('lead to the outline: box, circle and diamond', async () => {
    const body = process(
      '<startEvent id="s"/><task id="t"/><exclusiveGateway id="g"/><boundaryEvent id="b" attachedToRef="t"/>' +
        '<sequenceFlow id="st" sourceRef="s" targetRef="t"/><sequenceFlow id="tg" sourceRef="t" targetRef="g"/>' +
        '<sequenceFlow id="gt" sourceRef="g" targetRef="t"/><sequenceFlow id="bg" sourceRef="b" targetRef="g"/>',
    );
    const content =
      shape('s', 0, 22, 36, 36) +
      shape('t', 100, 0, 100, 80) +
      shape('g', 300, 15, 50, 50) +
      shape('b', 132, 62, 36, 36) +
      edge('st', [18, 40], [150, 40]) +
      edge('tg', [150, 40], [325, 40]) +
      edge('gt', [325, 40], [325, 200], [110, 200], [110, 30]) +
      edge('bg', [150, 80], [150, 150], [325, 150], [325, 64]);
    const markup = await svg(body, plane('p', content));
    expect(line(markup, 'st')).toBe('M36,40L100,40');
    expect(line(markup, 'tg')).toBe('M200,40L300,40');
    expect(line(markup, 'gt')).toMatch(/^M325,65L.*L110,80$/);
    // An end that is off by the rounding of modelers stays as it is.
    expect(line(markup, 'bg')).toMatch(/^M150,98L.*L325,64$/);
  });

  it('stay as they are into open frames, and where they never leave a shape', async () => {
    const body = process(
      '<subProcess id="sub"><task id="inner"/></subProcess><task id="t"/><boundaryEvent id="b" attachedToRef="t"/>' +
        '<sequenceFlow id="f" sourceRef="t" targetRef="sub"/><sequenceFlow id="w" sourceRef="b" targetRef="t"/>',
    );
    const content =
      shape('t', 0, 0, 100, 80) +
      shape('b', 32, 62, 36, 36) +
      shape('sub', 200, 0, 300, 160, 'isExpanded="true"') +
      shape('inner', 300, 40, 100, 80) +
      edge('f', [100, 40], [220, 40]) +
      edge('w', [50, 70], [50, 40]);
    const markup = await svg(body, plane('p', content));
    expect(line(markup, 'f')).toBe('M100,40L220,40');
    expect(line(markup, 'w')).toBe('M50,62L50,40');
  });

  it('lie above the nodes unless they are sequence flows', async () => {
    const body =
      '<collaboration id="c"><participant id="a" processRef="p"/><participant id="o"/>' +
      '<messageFlow id="m" sourceRef="inner" targetRef="o"/></collaboration><process id="p">' +
      '<subProcess id="sub"><userTask id="inner"/></subProcess></process>';
    const content =
      edge('m', [150, 120], [150, 300]) +
      shape('a', 0, 0, 400, 200) +
      shape('o', 0, 300, 400, 60) +
      shape('sub', 50, 20, 300, 160, 'isExpanded="true"') +
      shape('inner', 100, 40, 100, 80);
    expect(drawn(await svg(body, plane('c', content))).at(-1)).toBe('m');
  });
});

describe('a call activity that says it is expanded', () => {
  const body =
    process('<callActivity id="call" name="采购" calledElement="q"/>') +
    '<process id="q"><startEvent id="begin" name="开始"/><task id="buy"/><sequenceFlow id="f" sourceRef="begin" targetRef="buy"/></process>';
  const frame = (width: number, height: number): string => shape('call', 0, 0, width, height, 'isExpanded="true"');
  const content = shape('begin', 40, 82, 36, 36) + shape('buy', 200, 60, 100, 80) + edge('f', [76, 100], [200, 100]);

  it('is a frame around the process that is drawn within it, its name at the top', async () => {
    const markup = await svg(body, plane('p', content + frame(400, 200)));
    expect(drawn(markup)).toEqual(['call', 'f', 'begin', 'buy']);
    const top = Number(/<tspan [^>]*y="([\d.]+)"/.exec(groupOf(markup, 'call'))?.[1]);
    expect(top).toBeLessThan(40);
  });

  it('is a closed box where nothing but an event at its edge is drawn within it', async () => {
    const bounded = body.replace('</process>', '<boundaryEvent id="b" attachedToRef="call"/></process>');
    const box = frame(100, 80) + shape('b', 32, 60, 36, 36);
    const closed = await svg(bounded, plane('p', box.replace('isExpanded="true"', '')));
    expect(await svg(bounded, plane('p', box))).toBe(closed);
  });
});
