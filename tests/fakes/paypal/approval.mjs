// @ts-check
/** PayPal's own page, to which a browser without scripts is sent: yes or no. */

const escaped = ( /** @type {unknown} */ text ) =>
	String( text ?? '' ).replace(
		/[&<>"']/g,
		( sign ) => `&#${ sign.charCodeAt( 0 ) };`
	);

/** @param {Record<string, any>} order */
export function approvalPage( order ) {
	const [ { amount, items = [] } ] = order.purchase_units;
	const lines = items
		.map(
			( /** @type {any} */ { name, quantity, unit_amount: price } ) =>
				`<li>${ escaped( name ) } &times; ${ escaped(
					quantity
				) } <b>${ escaped( price.value ) }</b></li>`
		)
		.join( '' );
	return page( `<p>Hello Grace Hopper. No money is moved here.</p><ul>${ lines }</ul>
<p>Total <b>${ escaped( amount.currency_code ) } ${ escaped(
		amount.value
	) }</b></p>
<form method="post"><button name="answer" value="yes">Pay now</button><button name="answer" value="no">Cancel and return to the shop</button></form>` );
}

/** Where a customer lets a shop keep the account. */
export const agreementPage = () =>
	page( `<p>Hello Grace Hopper. The shop may take payments from this account.</p>
<form method="post"><button name="answer" value="yes">Agree and continue</button><button name="answer" value="no">Cancel and return to the shop</button></form>` );

/** @param {string} content */
function page( content ) {
	return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>PayPal (a fake)</title>
<style>body{font:16px/1.5 system-ui,sans-serif;background:#f5f7fa;color:#0c1b33;display:grid;place-items:center;min-height:100vh;margin:0}
main{background:#fff;padding:2rem;border-radius:12px;max-width:24rem;width:calc(100% - 4rem);box-shadow:0 2px 12px #0002}
ul{padding:0;list-style:none}b{float:right}button{font:inherit;width:100%;padding:.8rem;border-radius:2rem;border:1px solid #003087;margin-top:.5rem;background:#fff;color:#003087}
button[value=yes]{background:#003087;color:#fff}</style>
<main><h1>PayPal (a fake)</h1>${ content }</main></html>`;
}

/**
 * @param {import('./books.mjs').Books} books
 * @param {Record<string, any>}         order
 * @param {string}                      form
 */
export function approvalTarget( books, order, form ) {
	const isYes = new URLSearchParams( form ).get( 'answer' ) === 'yes';
	const url = new URL(
		isYes ? order.context.return_url : order.context.cancel_url
	);
	url.searchParams.set( 'token', order.id );
	if ( isYes ) {
		books.approve( order.id );
		url.searchParams.set( 'PayerID', order.payer.payer_id );
	}
	return url.href;
}

/**
 * @param {import('./vault.mjs').Vault} vault
 * @param {Record<string, any>}         setup
 * @param {string}                      form
 */
export function agreementTarget( vault, setup, form ) {
	const isYes = new URLSearchParams( form ).get( 'answer' ) === 'yes';
	const context = setup.payment_source.paypal.experience_context;
	if ( isYes ) {
		vault.agree( setup.id );
	}
	return isYes ? context.return_url : context.cancel_url;
}
