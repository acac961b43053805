import type { Field } from '@wordpress/dataviews/wp';
import { __ } from '@wordpress/i18n';

import type { Subscriber } from './calls';

/** A value of a filter, with its name. */
export interface Choice< Value > {
	readonly value: Value;
	readonly label: string;
}

/** A time in the reader's own zone and language. */
export const timeText = ( time: string ): string =>
	time
		? new Intl.DateTimeFormat( document.documentElement.lang || undefined, {
				dateStyle: 'medium',
				timeStyle: 'short',
		  } ).format( new Date( time ) )
		: '';

/** The columns of the table, and what of them is searched, sorted and filtered by. */
export function subscriberFields(
	statuses: readonly Choice< string >[],
	lists: readonly Choice< number >[]
): Field< Subscriber >[] {
	const nameOf = new Map(
		lists.map( ( { value, label } ) => [ value, label ] )
	);
	const one = {
		operators: [ 'is' as const ],
		isPrimary: true,
	};
	return [
		{
			id: 'email',
			label: __( 'Email address', 'marketday' ),
			enableHiding: false,
			enableGlobalSearch: true,
			filterBy: false,
			// A narrow column cuts the end of an address off, from right to left too.
			render: ( { item } ) => <bdi dir="ltr">{ item.email }</bdi>,
		},
		{
			id: 'name',
			label: __( 'Name', 'marketday' ),
			enableSorting: false,
			filterBy: false,
		},
		{
			id: 'status',
			label: __( 'Status', 'marketday' ),
			elements: [ ...statuses ],
			filterBy: one,
			enableSorting: false,
			render: ( { item } ) => (
				<span
					className={ `marketday-subscribers__status is-${ item.status }` }
				>
					{ statuses.find( ( { value } ) => value === item.status )
						?.label ?? item.status }
				</span>
			),
		},
		{
			id: 'list',
			label: __( 'Lists', 'marketday' ),
			elements: [ ...lists ],
			filterBy: one,
			enableSorting: false,
			render: ( { item } ) => (
				<>
					{ item.lists
						.map( ( id ) => nameOf.get( id ) ?? '' )
						.filter( Boolean )
						.join( ', ' ) }
				</>
			),
		},
		{
			id: 'created_at',
			label: __( 'Since', 'marketday' ),
			filterBy: false,
			render: ( { item } ) => (
				<time dateTime={ item.created_at }>
					{ timeText( item.created_at ) }
				</time>
			),
		},
	];
}
