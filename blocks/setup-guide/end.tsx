import { __ } from '@wordpress/i18n';

import type { GuideState, Link } from './guide-state';

const Links = ( { links }: { links: readonly Link[] } ) => (
	<ul>
		{ links.map( ( { label, url } ) => (
			<li key={ label }>
				<a href={ url }>{ label }</a>
			</li>
		) ) }
	</ul>
);

/** Links to what only the shop's people can do, and to where to go from here. */
export const End = ( { todo, links }: GuideState[ 'end' ] ) => (
	<div className="marketday-setup__end">
		{ todo.length > 0 && (
			<section>
				<h3>{ __( 'Still to do', 'marketday' ) }</h3>
				<Links links={ todo } />
			</section>
		) }
		<section>
			<h3>{ __( 'Where to go next', 'marketday' ) }</h3>
			<Links links={ links } />
		</section>
	</div>
);
