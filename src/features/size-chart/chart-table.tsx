import type { Chart } from './chart';
import type { Rows } from './measures';

interface ChartTableProps {
	title: string;
	headings: Chart[ 'headings' ];
	rows: Rows;
}

/** A cell; the empty corner of a table heads nothing. */
function Cell( { text, scope }: { text: string; scope?: 'row' | 'col' } ) {
	return scope && text !== '' ? (
		<th scope={ scope }>{ text }</th>
	) : (
		// A span such as 86–91 is read from its first number, also in a table from right to left.
		<td dir="auto">{ text }</td>
	);
}

/** The twin of php/Catalogue/SizeChart/views/table.php. Each row is named by its first cell, and by the headings above where there are some. */
export function ChartTable( { title, headings, rows }: ChartTableProps ) {
	const top = headings === 'row' ? rows[ 0 ] : undefined;
	return (
		<div
			className="marketday-size-chart__table"
			role="group"
			aria-label={ title }
			tabIndex={ 0 }
		>
			<table>
				{ top && (
					<thead>
						<tr>
							{ top.map( ( text, at ) => (
								<Cell key={ at } text={ text } scope="col" />
							) ) }
						</tr>
					</thead>
				) }
				<tbody>
					{ rows.slice( top ? 1 : 0 ).map( ( cells, row ) => (
						<tr key={ row }>
							{ cells.map( ( text, at ) => (
								<Cell
									key={ at }
									text={ text }
									{ ...( at === 0 && { scope: 'row' } ) }
								/>
							) ) }
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}
