/** Bundles the peer in the usual way. */
export default {
  base: './',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    emptyOutDir: true,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: new URL('./peer.js', import.meta.url).pathname,
      checks: { moduleLevelDirective: false },
      output: { entryFileNames: 'page.js' },
    },
  },
};
