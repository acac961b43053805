/**
 * Runs on every page, so nothing of the page's shared scripts is imported. `wc_order_attribution` is what WooCommerce's own script is called:
 * consent tools and payment buttons that know that one work with this too.
 */
import {
	createTracker,
	type AttributionData,
	type TrackerSettings,
} from '@marketday/features/order-attribution';

const NAMESPACE = 'woocommerce/order-attribution';

interface Attribution {
	/** `consent` is the category to ask the site's consent plugin for; '' for none. `isOurs` false: the shop platform records sources itself. */
	params: TrackerSettings & {
		prefix: string;
		consent: string;
		allowTracking: boolean;
		isOurs: boolean;
	};
	getAttributionData: () => AttributionData;
	setOrderTracking: ( isAllowed: boolean ) => void;
}
interface Extension {
	namespace: string;
	collect: () => unknown;
}
interface Page {
	wc_order_attribution: Attribution;
	wp_has_consent?: ( category: string ) => boolean;
	wp?: {
		data?: {
			dispatch: (
				store: string
			) =>
				| { setExtensionData?: ( ...data: unknown[] ) => void }
				| undefined;
		};
	};
	marketday?: {
		host?: {
			pageShop: () => {
				checkout: { registerData: ( extension: Extension ) => void };
			};
		};
	};
}

const page = window as unknown as Page;
const attribution = page.wc_order_attribution;
const { params } = attribution;

/** The form of a checkout carries the source in hidden fields. */
function fillForms( data: AttributionData ) {
	document
		.querySelectorAll( 'form.checkout,[data-marketday-source]' )
		.forEach( ( place ) =>
			Object.entries( data ).forEach( ( [ field, value ] ) => {
				const name = params.prefix + field;
				place.querySelector( `[name=${ name }]` )?.remove();
				place.append(
					Object.assign( document.createElement( 'input' ), {
						type: 'hidden',
						name,
						value: value ?? '',
					} )
				);
			} )
		);
}

function begin() {
	if ( document.querySelector( '[data-marketday-source]' ) ) {
		page.marketday?.host?.pageShop().checkout.registerData( {
			namespace: NAMESPACE,
			collect: () => attribution.getAttributionData?.(),
		} );
	}
	if ( ! params.isOurs ) {
		return;
	}
	const tracker = createTracker( params );
	attribution.getAttributionData = tracker.data;
	attribution.setOrderTracking = ( isAllowed ) => {
		tracker.allow( isAllowed );
		fillForms( tracker.data() );
		// WooCommerce's block checkout keeps it until the order is sent.
		page.wp?.data
			?.dispatch( 'wc/store/checkout' )
			?.setExtensionData?.( NAMESPACE, tracker.data(), true );
	};
	const ask = () => {
		const isAllowed = params.consent
			? page.wp_has_consent?.( params.consent )
			: params.allowTracking;
		if ( isAllowed !== undefined ) {
			attribution.setOrderTracking( isAllowed );
		}
	};
	document.addEventListener( 'wp_consent_type_defined', ask );
	document.addEventListener( 'wp_listen_for_consent_change', ( event ) => {
		const change = ( event as CustomEvent< Record< string, string > > )
			.detail?.[ params.consent ];
		if ( change ) {
			attribution.setOrderTracking( change === 'allow' );
		}
	} );
	ask();
}

// After the page's other scripts; at once where an optimiser brings this one late.
if ( document.readyState === 'complete' ) {
	begin();
} else {
	document.addEventListener( 'DOMContentLoaded', begin );
}
