// @ts-check
/* global customElements, HTMLElement */
/** A stand-in for PayPal's script (version 6): the same calls, with a dialog of the page in place of the pop-up. */

/** @param {string} base The fake's address. */
export const sdk = ( base ) => `( () => {
const BASE = ${ JSON.stringify( base ) };
${ inPage.toString() }
window.paypal = { createInstance: async ( options ) => inPage( BASE, options ) };
} )();`;

/** The same for the older script (version 5), which draws its buttons itself. @param {string} base The fake's address. */
export const sdkV5 = ( base ) => `( () => {
const sessions = ( ${ inPage.toString() } )( ${ JSON.stringify(
	base
) }, { clientId: 'of the address' } );
const buttons = ${ buttonsInPage.toString() };
const messages = ${ messagesInPage.toString() };
window.paypal = { version: '5.0.0', Buttons: ( options ) => buttons( sessions, options ), Messages: messages };
} )();`;

/**
 * The older script's words on paying later. Runs in the shop's page.
 *
 * @param {Record<string, any>} options
 */
function messagesInPage( { amount, currency } ) {
	return {
		render: async ( /** @type {HTMLElement} */ place ) => {
			place.textContent = `Theirs: 3 payments of ${ (
				Number( amount ) / 3
			).toFixed( 2 ) } ${ currency }`;
		},
	};
}

/**
 * Runs in the shop's page.
 *
 * @param {Record<string, any>} sessions
 * @param {Record<string, any>} options
 */
function buttonsInPage( sessions, options ) {
	const isLater = options.fundingSource === 'paylater';
	const colors =
		{ card: [ 'black', 'white' ] }[
			/** @type {string} */ ( options.fundingSource )
		] ?? [];
	if (
		options.style &&
		colors.length &&
		! colors.includes( options.style.color )
	) {
		throw new Error(
			`Unexpected style.color for ${ options.fundingSource } button: ${ options.style.color }`
		);
	}
	/** @type {Record<string, string>} */
	const words = {
		paylater: 'Theirs: Pay Later',
		card: 'Theirs: Debit or Credit Card',
	};
	const handlers = {
		onApprove: ( /** @type {{ orderId: string }} */ { orderId } ) =>
			options.onApprove( { orderID: orderId } ),
		onCancel: options.onCancel,
		onError: options.onError,
		...( options.onShippingAddressChange && {
			onShippingAddressChange: async (
				/** @type {Record<string, any>} */ data
			) => {
				let refusal = '';
				await options.onShippingAddressChange(
					{ ...data, orderID: data.orderId },
					{
						reject: ( /** @type {string} */ reason ) =>
							( refusal = reason || 'refused' ),
					}
				);
				if ( refusal ) {
					throw new Error( refusal );
				}
			},
		} ),
	};
	const open = () => {
		let isRefused = false;
		options.onClick?.(
			{ fundingSource: options.fundingSource },
			{ resolve: () => {}, reject: () => ( isRefused = true ) }
		);
		if ( ! isRefused ) {
			const session = isLater
				? sessions.createPayLaterOneTimePaymentSession( handlers )
				: sessions.createPayPalOneTimePaymentSession( handlers );
			session.start(
				{},
				options
					.createOrder()
					.then( ( /** @type {string} */ orderId ) => ( {
						orderId,
					} ) )
			);
		}
	};
	return {
		isEligible: () =>
			[ 'paypal', 'paylater', 'card' ].includes( options.fundingSource ),
		render: async ( /** @type {HTMLElement} */ place ) => {
			const button = document.createElement( 'button' );
			button.type = 'button';
			button.textContent =
				words[ options.fundingSource ] ?? 'Theirs: PayPal';
			button.style.cssText = 'width:100%;min-height:48px;font:inherit';
			button.addEventListener( 'click', open );
			place.append( button );
		},
	};
}

/**
 * Runs in the shop's page.
 *
 * @param {string}              base
 * @param {Record<string, any>} instance
 */
function inPage( base, instance ) {
	if ( ! instance.clientId && ! instance.clientToken ) {
		throw new Error( 'clientId or clientToken is missing.' );
	}
	const post = ( /** @type {string} */ path, /** @type {unknown} */ body ) =>
		fetch( base + path, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( body ),
		} ).then( ( response ) => response.json() );
	const session =
		( /** @type {string} */ source ) =>
		( /** @type {Record<string, any>} */ handlers ) => ( {
			cancel: () => {},
			destroy: () => {},
			hasReturned: () => false,
			resume: async () => {},
			start: async (
				/** @type {unknown} */ options,
				/** @type {Promise<{ orderId: string }>} */ promise
			) => {
				const dialog = document.createElement( 'dialog' );
				dialog.setAttribute( 'aria-label', 'PayPal (a fake)' );
				dialog.style.cssText =
					'padding:24px;border:1px solid #003087;border-radius:12px;background:#fff;color:#0c1b33;max-width:320px;font:16px/1.5 system-ui,sans-serif';
				dialog.innerHTML =
					'<p>PayPal (a fake): no money is moved here.</p><p role="status"></p>';
				document.body.append( dialog );
				dialog.showModal();
				const close = () => dialog.remove();
				const say = ( /** @type {string} */ text ) => {
					const status = dialog.querySelector( '[role=status]' );
					if ( status ) {
						status.textContent = text;
					}
				};
				const button = (
					/** @type {string} */ label,
					/** @type {() => unknown} */ act
				) => {
					const element = document.createElement( 'button' );
					element.type = 'button';
					element.textContent = label;
					element.style.cssText =
						'display:block;width:100%;margin-top:8px;padding:12px;font:inherit';
					element.addEventListener( 'click', act );
					dialog.append( element );
				};
				let orderId = '';
				try {
					orderId = ( await promise ).orderId;
				} catch ( reason ) {
					close();
					handlers.onError?.( reason );
					return;
				}
				const moved =
					( /** @type {Record<string, string>} */ address ) =>
					async () => {
						let refused = '';
						await handlers
							.onShippingAddressChange?.( {
								orderId,
								shippingAddress: address,
								errors: {
									ADDRESS_ERROR: 'ADDRESS_ERROR',
									COUNTRY_ERROR: 'COUNTRY_ERROR',
								},
							} )
							?.catch?.(
								( /** @type {Error} */ reason ) =>
									( refused = reason.message || 'refused' )
							);
						say(
							refused
								? 'They do not send there.'
								: 'Sent to ' + address.city
						);
						if ( ! refused ) {
							await post( '/fake/choose/' + orderId, {
								name: { full_name: 'Grace Hopper' },
								address: {
									address_line_1: '12 Harbour Road',
									admin_area_2: address.city,
									postal_code: address.postalCode,
									country_code: address.countryCode,
								},
							} );
						}
					};
				button( 'Pay now', async () => {
					await post( '/fake/approve/' + orderId, { source } );
					close();
					await handlers.onApprove( {
						orderId,
						payerId: 'PAYERFAKE0001',
					} );
				} );
				if ( handlers.onShippingAddressChange ) {
					button(
						'Send it to York',
						moved( {
							city: 'York',
							state: '',
							postalCode: 'YO1 7HH',
							countryCode: 'GB',
						} )
					);
					button(
						'Send it to the Moon',
						moved( {
							city: 'Crater',
							state: '',
							postalCode: '1',
							countryCode: 'AQ',
						} )
					);
				}
				button( 'Cancel', () => {
					close();
					handlers.onCancel?.( { orderId } );
				} );
			},
		} );
	const cardFields = () => {
		/** @type {Record<string, string>} */
		const typed = { number: '', expiry: '', cvv: '' };
		const brands = { 3: 'american-express', 4: 'visa', 5: 'mastercard' };
		const state = () => {
			const number = typed.number?.replace( /\D/g, '' ) ?? '';
			const field = (
				/** @type {string} */ name,
				/** @type {RegExp} */ pattern
			) => ( {
				isEmpty: ! typed[ name ],
				isValid: pattern.test( typed[ name ] ?? '' ),
			} );
			const brand = Object.entries( brands ).find( ( [ first ] ) =>
				number.startsWith( first )
			);
			return {
				cards: number ? [ { type: brand?.[ 1 ] ?? 'discover' } ] : [],
				number: field( 'number', /^(\d ?){15,16}$/ ),
				expiry: field( 'expiry', /^\d\d ?\/ ?\d\d$/ ),
				cvv: field( 'cvv', /^\d{3,4}$/ ),
			};
		};
		/** @type {Array<( told: unknown ) => void>} */
		const listeners = [];
		return {
			createCardFieldsComponent: (
				/** @type {Record<string, string>} */ {
					type = '',
					placeholder = '',
					ariaLabel = '',
				}
			) => {
				const input = document.createElement( 'input' );
				input.inputMode = 'numeric';
				input.autocomplete = 'off';
				input.placeholder = placeholder;
				input.setAttribute( 'aria-label', ariaLabel );
				input.style.cssText =
					'width:100%;min-height:48px;font:inherit;box-sizing:border-box';
				input.addEventListener( 'input', () => {
					typed[ type ] = input.value;
					listeners.forEach( ( notify ) =>
						notify( { data: state() } )
					);
				} );
				return input;
			},
			on: async (
				/** @type {string} */ event,
				/** @type {( told: unknown ) => void} */ listener
			) => {
				listeners.push( listener );
			},
			submit: async ( /** @type {string} */ orderId ) => {
				await post( '/fake/card/' + orderId, typed );
				return { state: 'succeeded', data: { orderId } };
			},
		};
	};
	if (
		instance.components?.includes( 'paypal-messages' ) &&
		! customElements.get( 'paypal-message' )
	) {
		customElements.define(
			'paypal-message',
			class extends HTMLElement {
				/** @param {{ words: string }} content */
				setContent( { words } ) {
					this.textContent = words;
				}
			}
		);
	}
	return {
		findEligibleMethods: async () => ( {
			isEligible: ( /** @type {string} */ name ) =>
				[ 'paypal', 'paylater', 'advanced_cards' ].includes( name ),
			getDetails: () => ( {
				productCode: 'PAYLATER',
				countryCode: 'GB',
			} ),
		} ),
		createPayPalOneTimePaymentSession: session( 'paypal' ),
		createPayLaterOneTimePaymentSession: session( 'paylater' ),
		createVenmoOneTimePaymentSession: session( 'venmo' ),
		createCardFieldsOneTimePaymentSession: cardFields,
		createPayPalMessages: () => ( {
			fetchContent: async (
				/** @type {Record<string, any>} */ {
					amount,
					currencyCode,
					onReady,
				}
			) => {
				if ( ! /^\d+(\.\d{1,2})?$/.test( amount ) ) {
					throw new Error( 'amount is no price.' );
				}
				const content = {
					words: `Theirs: 3 payments of ${ ( amount / 3 ).toFixed(
						2
					) } ${ currencyCode }`,
				};
				onReady?.( content );
				return content;
			},
		} ),
	};
}
