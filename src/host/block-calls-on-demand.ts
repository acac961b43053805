import type { BlockCalls } from './block-calls';

const load = () =>
	import( /* webpackChunkName: "host-listings" */ './block-calls' ).then(
		( calls ) => calls.blockCalls()
	);

/** The page's product-blocks calls (`block-calls.ts`), loaded when a shopper seems about to make one. */
export const blockCalls = (): BlockCalls => ( {
	prepare: () =>
		void load().then(
			( calls ) => calls.prepare(),
			() => {}
		),
	withNonce: async ( call ) => ( await load() ).withNonce( call ),
	rest: async ( ...values ) => ( await load() ).rest( ...values ),
	ajax: async ( ...values ) => ( await load() ).ajax( ...values ),
} );
