import { Button, PanelBody, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { type SectionChoice, useSectionChoices } from './section-choices';

export interface Section {
	kind: string;
	taxonomy?: string;
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

function moved< Item >(
	items: readonly Item[],
	from: number,
	to: number
): Item[] {
	const rest = items.filter( ( _item, index ) => index !== from );
	const item = items[ from ] as Item;
	return [ ...rest.slice( 0, to ), item, ...rest.slice( to ) ];
}

/** Which sections a filter has, and in which order. */
export function SectionsPanel( { sections, onChange }: SectionsPanelProps ) {
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
			{ sections.map( ( section, index ) => (
				<div
					key={ keyOf( section ) }
					style={ { display: 'flex', alignItems: 'center' } }
				>
					<span style={ { flex: 1 } }>{ nameOf( section ) }</span>
					<Button
						icon="arrow-up-alt2"
						size="small"
						label={ sprintf(
							/* translators: %s: a section of a filter. */
							__( 'Move up: %s', 'marketday' ),
							nameOf( section )
						) }
						disabled={ index === 0 }
						accessibleWhenDisabled
						onClick={ () =>
							onChange( moved( sections, index, index - 1 ) )
						}
					/>
					<Button
						icon="arrow-down-alt2"
						size="small"
						label={ sprintf(
							/* translators: %s: a section of a filter. */
							__( 'Move down: %s', 'marketday' ),
							nameOf( section )
						) }
						disabled={ index === sections.length - 1 }
						accessibleWhenDisabled
						onClick={ () =>
							onChange( moved( sections, index, index + 1 ) )
						}
					/>
					<Button
						icon="no-alt"
						size="small"
						label={ sprintf(
							/* translators: %s: a section of a filter. */
							__( 'Remove: %s', 'marketday' ),
							nameOf( section )
						) }
						onClick={ () =>
							onChange(
								sections.filter( ( one ) => one !== section )
							)
						}
					/>
				</div>
			) ) }
			<SelectControl
				label={ __( 'Add a section', 'marketday' ) }
				value=""
				options={ [
					{ value: '', label: __( 'Choose…', 'marketday' ) },
					...unused.map( ( { key, name }: SectionChoice ) => ( {
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
