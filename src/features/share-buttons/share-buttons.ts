/** docs/PROTOCOL.md#times-and-limits: the share URL opens in a pop-up window of this size. */
const WINDOW = 'popup,width=800,height=500';

/** Abilities of this visitor's browser; given by tests. */
interface Device {
	share?: Navigator[ 'share' ];
	clipboard?: Pick< Clipboard, 'writeText' > | undefined;
	open: typeof window.open;
}

interface Sharing {
	/** Tells the server that a page was shared; resolves to how often it was. */
	count: ( postId: string, shown: number ) => Promise< number >;
	reportFailure: ( error: unknown ) => void;
	device?: Device;
}

const within = ( list: HTMLElement, part: string ) =>
	list.parentElement?.querySelector< HTMLElement >(
		`.marketday-share__${ part }`
	);

function showCount( list: HTMLElement, count: number ): void {
	const place = within( list, 'count' );
	if ( place ) {
		const { one = '', many = '' } = place.dataset;
		place.textContent = ( count === 1 ? one : many ).replace(
			'%s',
			count.toLocaleString( document.documentElement.lang || undefined )
		);
		place.hidden = count === 0;
	}
}

/** Shows the address to be copied by hand, where the browser lets nobody copy for the shopper. */
function showAddress(
	list: HTMLElement,
	control: HTMLElement,
	url: string
): void {
	const name = control.getAttribute( 'aria-label' ) ?? '';
	const field =
		within( list, 'address' ) ?? document.createElement( 'input' );
	if ( field instanceof HTMLInputElement ) {
		field.className = 'marketday-share__address marketday-field__control';
		field.readOnly = true;
		field.value = url;
		field.setAttribute( 'aria-label', name );
		list.after( field );
		field.focus();
		field.select();
	}
}

/** Does what a button or link is for; false where the browser has to follow the link itself. */
async function share(
	list: HTMLElement,
	control: HTMLElement,
	device: Device
): Promise< void > {
	const { url = '', title = '' } = list.dataset;
	if ( control.dataset.share === 'device' ) {
		await device.share?.( { url, title } );
	} else if ( control.dataset.share === 'copy' ) {
		const isCopied = await device.clipboard?.writeText( url ).then(
			() => true,
			() => false
		);
		if ( ! isCopied ) {
			showAddress( list, control, url );
			return;
		}
		const news = within( list, 'news' );
		if ( news ) {
			news.textContent = control.dataset.done ?? '';
		}
	}
}

function enhance(
	list: HTMLElement,
	{ count, reportFailure, device = deviceOf( window ) }: Sharing
): void {
	const reveal = ( part: string, isPossible: boolean ) => {
		const place = list.querySelector< HTMLElement >(
			`.marketday-share__${ part }`
		);
		if ( place ) {
			place.hidden = ! isPossible;
		}
	};
	reveal( 'device', !! device.share );
	reveal( 'copy', !! device.clipboard );

	list.addEventListener( 'click', ( event ) => {
		const control =
			event.target instanceof Element &&
			event.target.closest< HTMLElement >( '[data-share]' );
		if ( ! control ) {
			return;
		}
		if ( control instanceof HTMLAnchorElement ) {
			const opened =
				control.dataset.share === 'window' &&
				device.open( control.href, '', WINDOW );
			// Where the browser opens no window the link goes its own way.
			if ( opened ) {
				opened.opener = null;
				event.preventDefault();
			}
		}
		share( list, control, device )
			.then( () =>
				count(
					list.dataset.postId ?? '',
					parseInt(
						within( list, 'count' )?.textContent?.replace(
							/\D/g,
							''
						) || '0',
						10
					)
				)
			)
			.then(
				( total ) => showCount( list, total ),
				( error ) => {
					// Who closes the device's own list has shared nothing.
					if ( error?.name !== 'AbortError' ) {
						reportFailure( error );
					}
				}
			);
	} );
}

const deviceOf = ( page: Window ): Device => ( {
	...( page.navigator.share && {
		share: page.navigator.share.bind( page.navigator ),
	} ),
	clipboard: page.navigator.clipboard,
	open: page.open.bind( page ),
} );

/**
 * Opens the links of the page's share buttons in windows, and adds what the device itself can do.
 *
 * @param sharing
 */
export function enhanceShareButtons( sharing: Sharing ): void {
	document
		.querySelectorAll< HTMLElement >( '.marketday-share__list' )
		.forEach( ( list ) => enhance( list, sharing ) );
}
