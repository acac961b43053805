import { useEffect, useState } from 'react';

export default { title: 'Tokens' };

/** The custom properties of the sheet, read from it. */
function namesIn( sheets ) {
	const names = new Set();
	const read = ( rules ) => {
		for ( const rule of rules ) {
			if ( rule.selectorText === ':root' ) {
				for ( const name of rule.style ) {
					if ( name.startsWith( '--marketday-' ) ) {
						names.add( name );
					}
				}
			}
			if ( rule.cssRules ) {
				read( rule.cssRules );
			}
		}
	};
	for ( const sheet of sheets ) {
		try {
			read( sheet.cssRules );
		} catch {
			// Another origin's.
		}
	}
	return [ ...names ];
}

function Properties() {
	const [ names, setNames ] = useState( [] );
	useEffect( () => setNames( namesIn( document.styleSheets ) ), [] );
	return (
		<table>
			<thead>
				<tr>
					<th scope="col">Property</th>
					<th scope="col">Value</th>
					<th scope="col">Look</th>
				</tr>
			</thead>
			<tbody>
				{ names.map( ( name ) => (
					<tr key={ name }>
						<th scope="row">
							<code>{ name }</code>
						</th>
						<td>
							{ getComputedStyle(
								document.documentElement
							).getPropertyValue( name ) }
						</td>
						<td>
							<span
								style={ {
									display: 'inline-block',
									width: '3rem',
									height: '1.5rem',
									background: `var(${ name })`,
								} }
							/>
						</td>
					</tr>
				) ) }
			</tbody>
		</table>
	);
}

export const AllProperties = { render: () => <Properties /> };
