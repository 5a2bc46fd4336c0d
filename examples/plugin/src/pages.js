// For the console of the server, which imports this module when one of the pages is opened (public/pages.json). The
// bundler loads the style sheets of what is imported late.
await import('./define.js');
