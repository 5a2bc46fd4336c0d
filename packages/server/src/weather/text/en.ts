export const en = {
  url: 'The address begins with http:// or https:// and contains {lat} and {lon}',
  key: 'This source needs the key that its provider has given you',
  hiddenKey: 'The key cannot be read any more. Enter it again',
  unreachable: 'The provider cannot be reached ({reason}). Check the address and the network of the server',
  status: 'The provider answered with status {status}. Check address and key',
  refused: 'The provider refused the request (code {code}). Check the key and what it is good for',
  form: 'The answer of the provider has another format. Check format and address',
  none: 'No source is chosen',
  found: '{weather}, {temperature} °C',
};
