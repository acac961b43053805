import apiFetch from '@wordpress/api-fetch';

/** A subscriber, as `Marketing\Newsletter\Admin\SubscriberEndpoint` describes them. */
export interface Subscriber {
	readonly id: number;
	readonly email: string;
	readonly name: string;
	readonly status: string;
	/** Ids. */
	readonly lists: readonly number[];
	/** ISO 8601, UTC. */
	readonly created_at: string;
}

export interface Found {
	readonly items: readonly Subscriber[];
	readonly total: number;
}

/** Conditions of the subscribers that are looked for. */
export interface Wanted {
	readonly s: string;
	readonly status: string;
	/** 0 for all. */
	readonly list: number;
}

/** Order and size of the pages that they are laid out on. */
export interface Paging {
	readonly page: number;
	readonly per_page: number;
	readonly orderby: 'created_at' | 'email';
	readonly order: 'asc' | 'desc';
}

/** One thing that somebody agreed to, or did. */
export interface Consent {
	readonly deed: string;
	readonly basis: string;
	readonly wording: string;
	readonly form: string;
	readonly page: string;
	readonly address: string;
	readonly at: string;
}

export interface Details {
	readonly confirmed_at: string;
	readonly source: string;
	readonly fields: Readonly< Record< string, string > >;
	readonly consents: readonly Consent[];
}

export type BulkAction = 'unsubscribe' | 'delete' | 'join';

const PATH = '/marketday/v1/subscribers';

const withQuery = ( path: string, query: object ): string =>
	`${ path }?${ new URLSearchParams(
		Object.entries( query ).map( ( [ name, value ] ) => [
			name,
			String( value ),
		] )
	) }`;

export const find = (
	wanted: Wanted & Paging,
	signal: AbortSignal
): Promise< Found > =>
	apiFetch( { path: withQuery( PATH, { ...wanted } ), signal } );

export const detailsOf = ( id: number ): Promise< Details > =>
	apiFetch( { path: `${ PATH }/${ id }` } );

export const carryOut = (
	action: BulkAction,
	ids: readonly number[],
	list = 0
): Promise< { done: number } > =>
	apiFetch( {
		path: `${ PATH }/deeds`,
		method: 'POST',
		data: { deed: action, ids, to_list: list },
	} );

/** Some lines of the file, and where the next begin. */
export interface Lines {
	readonly lines: string;
	readonly after: number;
	readonly count: number;
	readonly isOver: boolean;
}

export const linesAfter = ( wanted: Wanted, after: number ): Promise< Lines > =>
	apiFetch( {
		path: withQuery( `${ PATH }/lines`, { ...wanted, after } ),
	} );
