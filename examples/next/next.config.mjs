import { fileURLToPath } from 'node:url';

/** @type {import('next').NextConfig} */
export default {
	// The folder itself, whatever lock files lie above it.
	turbopack: { root: fileURLToPath( new URL( '.', import.meta.url ) ) },
	devIndicators: false,
};
