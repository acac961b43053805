import type { ListingHost } from './listing-host';

const running = new WeakMap< Element, AbortController >();

/** Whether a call of the block has not been answered yet. */
export const isRunning = ( block: Element ) => running.has( block );

export const listOf = ( block: Element ) =>
	block.querySelector< HTMLElement >( '.wopb-block-items-wrap' );

/** What every call says of the block it is about (section 7). */
function placeOf( { dataset }: HTMLElement, url: string ) {
	const builder = dataset.builder ?? '';
	return {
		blockId: dataset.blockId ?? '',
		blockName: dataset.blockName ?? '',
		postId: dataset.postid ?? '0',
		widgetBlockId: dataset.widgetblockid ?? '',
		builder,
		isSearch: builder.startsWith( 'search###' ),
		is_archive: builder !== '',
		currentUrl: url,
	};
}

function setBusy( block: HTMLElement, isBusy: boolean ): void {
	block.ariaBusy = isBusy ? 'true' : null;
	block.classList.toggle( 'is-loading', isBusy );
}

/**
 * One call at a time for each block: a newer one ends the older, whose answer never shows. Failures leave what is shown.
 *
 * @return Null where it failed or was overtaken.
 */
export async function ask(
	host: ListingHost,
	block: HTMLElement,
	name: string,
	fields: Record< string, string | number >
): Promise< string | null > {
	running.get( block )?.abort();
	const call = new AbortController();
	const { signal } = call;
	running.set( block, call );
	setBusy( block, true );
	try {
		const html = await host.calls.ajax(
			name,
			{ ...placeOf( block, window.location.href ), ...fields },
			signal
		);
		return signal.aborted || ! block.isConnected ? null : html;
	} catch ( error ) {
		if ( ! signal.aborted ) {
			host.reportFailure( error );
		}
		return null;
	} finally {
		if ( ! signal.aborted ) {
			running.delete( block );
			setBusy( block, false );
		}
	}
}

export function parse( html: string ): DocumentFragment {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	return template.content;
}
