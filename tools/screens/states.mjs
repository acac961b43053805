// @ts-check

/** @typedef {import('@playwright/test').Page} Page */

/**
 * A page, or a state that a page is brought into.
 *
 * @typedef {object} ScreenState
 * @property {string}                           name
 * @property {string}                           path
 * @property {'guest' | 'shopper' | 'owner'}    [who]   Somebody new (unless said otherwise), who has something in the basket and on lists, or the shop's owner.
 * @property {( page: Page ) => Promise<void>}  [show]  Brings the page into the state.
 * @property {boolean}                          [isWindow] What covers the window is shown as high as that, not as high as the page.
 */

/**
 * @param {string} selector
 * @return {( page: Page ) => Promise<void>}
 */
const press = ( selector ) => async ( page ) => {
	const button = page.locator( selector ).first();
	await button.dispatchEvent( 'pointerover' );
	await button.dispatchEvent( 'click' );
};

/**
 * @param {string} selector
 * @return {( page: Page ) => Promise<void>}
 */
const open = ( selector ) => async ( page ) => {
	await press( selector )( page );
	await page.locator( 'dialog[open]' ).first().waitFor( { timeout: 8000 } );
};

/** @param {string} name @param {string} [query] @return {ScreenState} */
const admin = ( name, query = name ) => ( {
	name: `admin-${ name }`,
	path: `/wp-admin/admin.php?page=marketday${ query ? `-${ query }` : '' }`,
	who: 'owner',
} );

/** All that `npm run screens` shows. @type {readonly ScreenState[]} */
export const SCREEN_STATES = [
	{ name: 'front', path: '/' },
	{ name: 'shop', path: '/shop/' },
	{ name: 'shop-filtered', path: '/shop/?filter_colour=navy&max_price=90' },
	{ name: 'shop-nothing', path: '/shop/?filter_search=nothingatall' },
	{
		name: 'shop-filter-open',
		path: '/shop/',
		show: press( '.marketday-product-filter__opener' ),
		isWindow: true,
	},
	{ name: 'search-results', path: '/?s=jumper&post_type=product' },
	{ name: 'product', path: '/product/fishermans-jumper/' },
	{ name: 'product-simple', path: '/product/storm-lantern/' },
	{
		name: 'quick-view',
		path: '/shop/',
		show: open( '[data-marketday-button="quick-view"][data-postid]' ),
		isWindow: true,
	},
	{
		name: 'size-chart',
		path: '/product/fishermans-jumper/',
		show: open( '.marketday-size-chart__button' ),
		isWindow: true,
	},
	{
		name: 'search-suggestions',
		path: '/shop/',
		show: async ( page ) => {
			const field = page.locator( 'header input[name="s"]' ).first();
			await field.focus();
			await field.fill( 'lan' );
			await page.waitForTimeout( 1500 );
		},
		isWindow: true,
	},
	{
		name: 'search-overlay',
		path: '/site-parts/',
		show: press(
			'.marketday-panel-button:has(+ * .marketday-product-search), .marketday-search-overlay button'
		),
		isWindow: true,
	},
	{ name: 'site-parts', path: '/site-parts/' },
	{ name: 'basket-empty', path: '/cart/' },
	{ name: 'wishlist-empty', path: '/wishlist/' },
	{ name: 'basket', path: '/cart/', who: 'shopper' },
	{
		name: 'basket-drawer',
		path: '/shop/',
		who: 'shopper',
		show: open( '.marketday-mini-basket__button' ),
		isWindow: true,
	},
	{
		name: 'added',
		path: '/shop/',
		who: 'shopper',
		show: async ( page ) => {
			await press( 'a.ajax_add_to_cart' )( page );
			await page.waitForTimeout( 2500 );
		},
		isWindow: true,
	},
	{ name: 'wishlist', path: '/wishlist/', who: 'shopper' },
	{ name: 'comparison', path: '/compare/', who: 'shopper' },
	{ name: 'checkout', path: '/checkout/', who: 'shopper' },
	{
		name: 'checkout-errors',
		path: '/checkout/',
		who: 'shopper',
		show: async ( page ) => {
			await press( '.marketday-checkout__place' )( page );
			await page.waitForTimeout( 2500 );
		},
	},
	{ name: 'confirmation', path: 'confirmation', who: 'shopper' },
	{ name: 'account-login', path: '/my-account/' },
	{ name: 'account', path: '/my-account/', who: 'owner' },
	{
		name: 'account-orders',
		path: '/my-account/?section=orders',
		who: 'owner',
	},
	{
		name: 'account-addresses',
		path: '/my-account/?section=addresses',
		who: 'owner',
	},
	{
		name: 'account-details',
		path: '/my-account/?section=details',
		who: 'owner',
	},
	{ name: 'calendar-month', path: '/events/' },
	{ name: 'calendar-week', path: '/events/?time=week' },
	{ name: 'calendar-day', path: '/events/?format=list&time=day' },
	{ name: 'calendar-list', path: '/events/?format=list' },
	{
		name: 'event-window',
		path: '/events/?format=list',
		show: open( '.marketday-event__title a:visible' ),
		isWindow: true,
	},
	{ name: 'event', path: '/event/quiet-morning/' },
	{ name: 'programme', path: '/programme/' },
	{ name: 'newsletter', path: '/letters/' },
	{ name: 'newsletter-manage', path: '/newsletter/' },
	{ name: 'journal', path: '/journal/' },
	{ name: 'about', path: '/about/' },
	{ name: 'not-found', path: '/no-such-page/' },
	admin( 'home', '' ),
	admin( 'setup-guide' ),
	admin( 'reports' ),
	admin( 'newsletter' ),
	admin( 'search' ),
	admin( 'order-fields' ),
	admin( 'emails' ),
	admin( 'paypal' ),
	admin( 'import' ),
	admin( 'index' ),
	admin( 'features' ),
	admin( 'settings' ),
];
