// What a host page does with a fence: gives it as it is stored, and stores it again.
const fence = document.querySelector('#fence');
const saved = document.querySelector('#saved');

const corners = [
  [121.47, 31.23],
  [121.48, 31.23],
  [121.482, 31.236],
  [121.476, 31.24],
  [121.47, 31.238],
];
// Areas of points of longitude, latitude, two zeros and milliseconds that rise by 1000; GCJ-02 unless `system` says otherwise.
fence.value = [corners.map(([longitude, latitude], i) => [longitude, latitude, 0, 0, 1_700_000_000_000 + i * 1000])];
fence.others = [
  {
    name: '二期工地',
    data: [
      [
        [121.46, 31.225],
        [121.4695, 31.225],
        [121.4695, 31.2345],
        [121.46, 31.2345],
      ],
    ],
  },
];

fence.addEventListener('gd-save', ({ detail }) => {
  const { address, enclosure, respondWith } = detail;
  // A real host sends both together: the code to the address, the points under the code. When one of them is refused the
  // promise is rejected, and the person is told that nothing was saved.
  respondWith(
    Promise.all([Promise.resolve(address), Promise.resolve(enclosure)]).then(([{ fence_code }, { listString }]) => {
      saved.textContent = `${fence_code}，${JSON.parse(listString).length} 个区域`;
    }),
  );
});

document.querySelector('#theme').addEventListener('change', ({ target }) => {
  fence.theme = target.value;
  document.documentElement.dataset.theme = target.value;
});
