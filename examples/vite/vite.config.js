import { defineConfig } from 'vite';

export default defineConfig( { base: '/vite/', oxc: { jsx: { runtime: 'automatic' } } } );
