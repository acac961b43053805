import { PanelBody, SelectControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { useSectionChoices } from './section-choices';
import { SectionRow } from './section-row';

export interface Section {
	kind: string;
	taxonomy?: string;
	/** The heading above it; its own name where it is left out. */
	title?: string;
}

interface SectionsPanelProps {
	sections: readonly Section[];
	onChange: ( sections: Section[] ) => void;
}

const keyOf = ( { kind, taxonomy = '' }: Section ) =>
	kind === 'taxonomy' ? `taxonomy:${ taxonomy }` : kind;

const sectionOf = ( key: string ): Section =>
	key.startsWith( 'taxonomy:' )
		? { kind: 'taxonomy', taxonomy: key.slice( 'taxonomy:'.length ) }
		: { kind: key };

function moveItem< Item >(
	items: readonly Item[],
	from: number,
	to: number
): Item[] {
	const rest = items.filter( ( _item, index ) => index !== from );
	const item = items[ from ] as Item;
	return [ ...rest.slice( 0, to ), item, ...rest.slice( to ) ];
}

function renameSection(
	{ title: _title, ...section }: Section,
	title: string
) {
	return title ? { ...section, title } : section;
}

/** The filter's sections, what they are called, and in which order they stand. */
export function SectionsPanel( { sections, onChange }: SectionsPanelProps ) {
	const adding = useRef< HTMLSelectElement >( null );
	const choices = useSectionChoices();
	const nameOf = ( section: Section ) =>
		choices.find( ( { key } ) => key === keyOf( section ) )?.name ??
		keyOf( section );
	const unused = choices.filter(
		( { key } ) =>
			! sections.some( ( section ) => keyOf( section ) === key )
	);
	return (
		<PanelBody title={ __( 'Sections', 'marketday' ) }>
			<ul style={ { margin: '0 0 16px', display: 'grid', gap: '4px' } }>
				{ sections.map( ( section, index ) => (
					<SectionRow
						key={ keyOf( section ) }
						name={ nameOf( section ) }
						title={ section.title ?? '' }
						isFirst={ index === 0 }
						isLast={ index === sections.length - 1 }
						onMove={ ( by ) =>
							onChange( moveItem( sections, index, index + by ) )
						}
						onRemove={ () => {
							onChange(
								sections.filter( ( one ) => one !== section )
							);
							// The button that had the focus is gone.
							adding.current?.focus();
						} }
						{ ...( section.kind !== 'attributes' && {
							onRename: ( title ) =>
								onChange(
									sections.map( ( one ) =>
										one === section
											? renameSection( one, title )
											: one
									)
								),
						} ) }
					/>
				) ) }
			</ul>
			<SelectControl
				ref={ adding }
				label={ __( 'Add section', 'marketday' ) }
				value=""
				options={ [
					{ value: '', label: __( 'Choose…', 'marketday' ) },
					...unused.map( ( { key, name } ) => ( {
						value: key,
						label: name,
					} ) ),
				] }
				onChange={ ( key ) =>
					key && onChange( [ ...sections, sectionOf( key ) ] )
				}
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
		</PanelBody>
	);
}
