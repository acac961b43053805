import type { ListingHost } from './listing-host';

export const listOf = ( block: Element ) =>
	block.querySelector< HTMLElement >( '.wopb-block-items-wrap' );

/** Data that every call says of its block (docs/PROTOCOL.md#listings-and-filters). */
function placeOf( { dataset }: HTMLElement ) {
	const {
		blockId = '',
		blockName = '',
		postid = '0',
		widgetblockid = '',
		builder = '',
	} = dataset;
	return {
		blockId,
		blockName,
		postId: postid,
		widgetBlockId: widgetblockid,
		builder,
		isSearch: builder.startsWith( 'search###' ),
		is_archive: builder !== '',
		currentUrl: window.location.href,
	};
}

/** A call about a block, as the page's address says it is. */
export const call = (
	host: ListingHost,
	block: HTMLElement,
	name: string,
	fields: Record< string, string | number >,
	signal?: AbortSignal
): Promise< string > =>
	host.calls.ajax( name, { ...placeOf( block ), ...fields }, signal );

function setBusy( block: HTMLElement, isBusy: boolean ): void {
	block.ariaBusy = isBusy ? 'true' : null;
	block.classList.toggle( 'is-loading', isBusy );
}

/**
 * Asks as `call` does; failures leave what is shown.
 *
 * @return Null where it failed.
 */
export async function ask(
	host: ListingHost,
	block: HTMLElement,
	name: string,
	fields: Record< string, string | number >
): Promise< string | null > {
	setBusy( block, true );
	try {
		return await call( host, block, name, fields );
	} catch ( error ) {
		host.reportFailure( error );
		return null;
	} finally {
		setBusy( block, false );
	}
}

export function parse( html: string ): DocumentFragment {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	return template.content;
}
