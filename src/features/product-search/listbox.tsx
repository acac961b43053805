import {
	type ComponentProps,
	createContext,
	createElement,
	useContext,
	useId,
} from 'react';

/** Props that make of an element the list of an open panel. A browser stops at what scrolls, with the tab key too. */
export const listProps = ( id: string ) => ( {
	id,
	role: 'listbox',
	tabIndex: -1,
} );

/** The panel's list, and the id of the option the keys are at: focus itself stays in the field. */
export const ListContext = createContext( {
	list: listProps( '' ),
	active: '',
} );

type OptionProps = Omit< ComponentProps< 'a' >, 'ref' > & {
	/** The name of its element. */
	as: string;
	'data-term'?: string | undefined;
};

/** One of the list: pressed, or chosen with Enter. The link of an option leads there by itself, also in a new tab. */
export function Option( { as, ...props }: OptionProps ) {
	const id = useId();
	return createElement( as, {
		...props,
		id,
		role: 'option',
		tabIndex: -1,
		'aria-selected': id === useContext( ListContext ).active,
	} );
}
