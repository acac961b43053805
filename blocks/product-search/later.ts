import {
	createPageSearch,
	type PageSearchProps,
} from '@marketday/features/product-search';
import { blockCalls, mountIslands, reportFailure } from '@marketday/host';
import { createElement, useState } from 'react';

const { Component, read } = createPageSearch( {
	calls: blockCalls(),
	reportFailure,
} );

/** No answer of the server brings a search in place of another: what `fromMarkup` does then would only weigh. */
function Search( { element }: { element: HTMLElement } ) {
	const [ props ] = useState< PageSearchProps >( () => read( element ) );
	return createElement( Component, props );
}

mountIslands( 'product-search', Search );
