import { Button, Notice } from '@wordpress/components';
import { createRoot, useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { End } from './end';
import type { Finish, GuideState, StepName } from './guide-state';
import { LookStep } from './look-step';
import { PagesStep } from './pages-step';
import { ShopStep } from './shop-step';
import { StepLinks } from './step-links';
import { useGuide } from './use-guide';

interface StepListProps {
	state: GuideState;
	onChoose: ( step: StepName ) => void;
}

/** All steps with where one stands; each can be gone to. */
const StepList = ( { state, onChoose }: StepListProps ) => (
	<ol className="marketday-setup__steps">
		{ state.steps.map( ( { name, title } ) => (
			<li
				key={ name }
				className={ state.done.includes( name ) ? 'is-done' : '' }
			>
				<Button
					variant="link"
					aria-current={ name === state.at ? 'step' : undefined }
					onClick={ () => onChoose( name ) }
				>
					{ title }
					{ state.done.includes( name ) && (
						<span className="screen-reader-text">
							{ ' ' }
							{ __( '(done)', 'marketday' ) }
						</span>
					) }
				</Button>
			</li>
		) ) }
	</ol>
);

/** The things that the step looks after, with how each stands. */
const Checks = ( {
	checks,
}: Pick< GuideState[ 'steps' ][ number ], 'checks' > ) =>
	checks.length > 0 && (
		<ul className="marketday-setup__checks">
			{ checks.map( ( { label, isDone } ) => (
				<li key={ label } className={ isDone ? 'is-done' : '' }>
					{ label }{ ' ' }
					<span className="screen-reader-text">
						{ isDone
							? __( '(done)', 'marketday' )
							: __( '(still to do)', 'marketday' ) }
					</span>
				</li>
			) ) }
		</ul>
	);

/** State of the step's own fields until it is finished. */
function useFields( state: GuideState ) {
	const [ shop, setShop ] = useState( state.shop );
	const [ chosen, setChosen ] = useState(
		state.look
			.filter( ( { isMade, isChosen } ) => ! isMade && isChosen )
			.map( ( { name } ) => name )
	);
	const [ own, setOwn ] = useState(
		state.pages
			.filter( ( { isTheirs } ) => isTheirs )
			.map( ( { name } ) => name )
	);
	const values: Partial< Record< StepName, Finish > > = {
		shop: { name: shop.name, tagline: shop.tagline },
		pages: { own },
		look: { parts: chosen },
	};
	return { shop, setShop, chosen, setChosen, own, setOwn, values };
}

/** Five steps to a shop. */
export function Guide( { first }: { first: GuideState } ) {
	const { state, isBusy, fault, lookAt, skip, finish, putBack } =
		useGuide( first );
	const fields = useFields( state );
	const heading = useRef< HTMLHeadingElement >( null );
	const { at, steps, done, ways } = state;
	const place = steps.findIndex( ( { name } ) => name === at );
	const step = steps[ place ];
	const isLast = place === steps.length - 1;
	const isFinished = isLast && done.includes( at );

	const view = isFinished ? 'end' : at;
	const shown = useRef( view );
	useEffect( () => {
		// Who goes on by the keyboard is led to what is new.
		if ( shown.current !== view ) {
			heading.current?.focus();
		}
		shown.current = view;
	}, [ view ] );

	if ( ! step ) {
		return null;
	}
	return (
		<div className="marketday-setup">
			<StepList state={ state } onChoose={ lookAt } />
			<section className="marketday-setup__step">
				<p className="marketday-setup__place">
					{ sprintf(
						/* translators: 1: number of a step, 2: number of steps. */
						__( 'Step %1$d of %2$d', 'marketday' ),
						place + 1,
						steps.length
					) }
				</p>
				<h2 ref={ heading } tabIndex={ -1 }>
					{ step.title }
				</h2>
				<p>{ step.text }</p>
				{ fault && (
					<Notice status="error" isDismissible={ false }>
						{ fault }
					</Notice>
				) }
				{ isFinished && (
					<>
						<Notice status="success" isDismissible={ false }>
							{ __( 'Your shop is ready.', 'marketday' ) }
						</Notice>
						<End { ...state.end } />
					</>
				) }
				{ at === 'shop' && (
					<ShopStep
						shop={ fields.shop }
						onChange={ fields.setShop }
					/>
				) }
				{ at === 'pages' && (
					<PagesStep
						pages={ state.pages }
						chosen={ fields.own }
						onChange={ fields.setOwn }
						onPutBack={ putBack }
					/>
				) }
				{ at === 'look' && (
					<LookStep
						look={ state.look }
						chosen={ fields.chosen }
						onChange={ fields.setChosen }
					/>
				) }
				<Checks checks={ step.checks } />
				<StepLinks step={ at } ways={ ways } />
				<div className="marketday-setup__buttons">
					{ ! isFinished && (
						<Button
							variant="primary"
							isBusy={ isBusy }
							disabled={ isBusy }
							accessibleWhenDisabled
							onClick={ () => finish( at, fields.values[ at ] ) }
							__next40pxDefaultSize
						>
							{ isLast
								? __( 'Finish', 'marketday' )
								: __( 'Save and continue', 'marketday' ) }
						</Button>
					) }
					{ ! isLast && (
						<Button
							variant="tertiary"
							disabled={ isBusy }
							accessibleWhenDisabled
							onClick={ () => skip( at ) }
							__next40pxDefaultSize
						>
							{ __( 'Skip this step', 'marketday' ) }
						</Button>
					) }
					<a href={ ways.leave }>
						{ isFinished
							? __( 'Go to dashboard', 'marketday' )
							: __( 'Leave and finish later', 'marketday' ) }
					</a>
				</div>
			</section>
		</div>
	);
}

/** Draws the guide where its screen has a place for it. */
export function startGuide(): void {
	const place = document.getElementById( 'marketday-setup-guide' );
	if ( place?.dataset.state ) {
		createRoot( place ).render(
			<Guide first={ JSON.parse( place.dataset.state ) } />
		);
	}
}
