import { ApiError, type Marketday } from '@marketday/kernel';
import { type Core, createCore } from '@marketday/kernel/headless';

export interface NewsletterState {
	readonly status: 'idle' | 'sending' | 'sent' | 'error';
	/** Problem, in the shop's words. */
	readonly problem: string;
}

export interface NewsletterActions {
	/**
	 * Resolves to true once the shop has taken it; an email then asks for the confirmation. Beside the address go `first_name`,
	 * `last_name` and what answers a captcha.
	 */
	signUp: (
		email: string,
		more?: Readonly< Record< string, string > >
	) => Promise< boolean >;
}

export type NewsletterStore = Core< NewsletterState > & NewsletterActions;

export interface NewsletterStoreOptions {
	shop: Pick< Marketday, 'client' >;
	/** Ids of lists; the shop's own choice without it. */
	lists?: readonly number[] | undefined;
	/** The words beside the box that was ticked: they are kept with the consent. */
	consent: string;
}

/**
 * A subscription to the shop's letters. Needs a site with Marketday that knows the front end's origin.
 *
 * @example
 * const newsletter = createNewsletterStore( { shop, consent: 'News by email, once a month.' } );
 * await newsletter.signUp( 'ann@example.com' );
 */
export function createNewsletterStore( {
	shop,
	lists = [],
	consent,
}: NewsletterStoreOptions ): NewsletterStore {
	return createCore< NewsletterState, NewsletterActions >(
		{ status: 'idle', problem: '' },
		( { get, set } ) => ( {
			actions: {
				signUp: async ( email, more ) => {
					if ( get().status === 'sending' ) {
						return false;
					}
					set( { status: 'sending', problem: '' } );
					try {
						await shop.client.send(
							'marketday/v1/newsletter-subscribers',
							{ ...more, email, lists, consent }
						);
						set( { status: 'sent' } );
						return true;
					} catch ( reason ) {
						set( {
							status: 'error',
							problem:
								reason instanceof ApiError
									? reason.message
									: String( reason ),
						} );
						return false;
					}
				},
			},
		} )
	);
}
