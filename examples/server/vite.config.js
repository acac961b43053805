import { defineConfig } from 'vite';

// The library's style sheets are imported by the client alone.
export default defineConfig( {
	base: '/server/',
	oxc: { jsx: { runtime: 'automatic' } },
	ssr: { noExternal: [ '@marketday/blocks' ] },
} );
