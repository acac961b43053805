import Swiper from 'swiper';

import { autoplay } from './autoplay';
import {
	breakpointsOf,
	type CarouselSettings,
	settingsOf,
} from './carousel-settings';

const SLIDE = 'marketday-carousel__slide';

/** Stops of the carousel: each slide of a loop, else each place up to its end. */
const stopsOf = ( swiper: Swiper, isLoop: boolean ) =>
	isLoop ? swiper.slides.length : swiper.snapGrid.length;

function drawDots( root: HTMLElement, swiper: Swiper, isLoop: boolean ): void {
	const dots = root.querySelector< HTMLElement >( '[data-carousel="dots"]' );
	if ( ! dots ) {
		return;
	}
	const wanted = stopsOf( swiper, isLoop );
	while ( dots.children.length > wanted ) {
		dots.lastElementChild?.remove();
	}
	while ( dots.children.length < wanted ) {
		const place = dots.children.length;
		const dot = document.createElement( 'button' );
		dot.type = 'button';
		dot.className = 'marketday-carousel__dot';
		dot.ariaLabel = ( dots.dataset.label ?? '%d' ).replace(
			'%d',
			String( place + 1 )
		);
		dot.addEventListener( 'click', () =>
			isLoop ? swiper.slideToLoop( place ) : swiper.slideTo( place )
		);
		dots.append( dot );
	}
	const current = isLoop ? swiper.realIndex : swiper.snapIndex;
	[ ...dots.children ].forEach( ( dot, place ) =>
		place === current
			? dot.setAttribute( 'aria-current', 'true' )
			: dot.removeAttribute( 'aria-current' )
	);
}

/** Hides what is not shown from the keyboard: the arrows and dots lead there. */
function hideOthers( swiper: Swiper ): void {
	swiper.slides.forEach( ( slide ) => {
		slide.inert = ! slide.classList.contains( 'is-visible' );
	} );
}

function show( root: HTMLElement, swiper: Swiper, isLoop: boolean ): void {
	root.classList.toggle( 'is-still', swiper.isLocked );
	drawDots( root, swiper, isLoop );
	hideOthers( swiper );
	for ( const [ name, isEnd ] of [
		[ 'previous', swiper.isBeginning ],
		[ 'next', swiper.isEnd ],
	] as const ) {
		root
			.querySelector( `[data-carousel="${ name }"]` )
			?.setAttribute( 'aria-disabled', String( isEnd && ! isLoop ) );
	}
}

function listen( root: HTMLElement, swiper: Swiper ): void {
	root.addEventListener( 'click', ( { target } ) => {
		const name =
			target instanceof Element
				? target.closest< HTMLElement >( '[data-carousel]' )?.dataset
						.carousel
				: '';
		if ( name === 'previous' ) {
			swiper.slidePrev();
		} else if ( name === 'next' ) {
			swiper.slideNext();
		}
	} );
}

/** Slide that stands at the start of what is scrolled to. */
function firstShown( list: Element, slides: readonly Element[] ): number {
	const side =
		getComputedStyle( list ).direction === 'rtl' ? 'right' : 'left';
	const edge = list.getBoundingClientRect()[ side ];
	return slides.findIndex(
		( slide ) =>
			Math.abs( slide.getBoundingClientRect()[ side ] - edge ) <
			slide.clientWidth / 2
	);
}

/** Number of slides that the widest step shows: a loop needs more than that. */
const mostAtOnce = ( { steps }: CarouselSettings ) =>
	Math.max( ...steps.map( ( { items } ) => items ) );

/**
 * Lets a strip slide. What was scrolled to stays in view, and nothing moves: the slides are as wide as the strip's style has them.
 *
 * @param root What `php/Kernel/Ui/views/carousel.php` printed.
 */
export function startCarousel( root: HTMLElement ): void {
	const settings = settingsOf( root );
	const view = root.querySelector< HTMLElement >(
		'.marketday-carousel__window'
	);
	const list = view?.querySelector< HTMLElement >(
		'.marketday-carousel__list'
	);
	if ( ! settings || ! view || ! list ) {
		return;
	}
	const slides = [ ...list.children ];
	const isLoop = settings.loop && slides.length > mostAtOnce( settings );
	const start = firstShown( list, slides );
	slides.forEach( ( slide ) => slide.classList.add( SLIDE ) );
	list.scrollLeft = 0;
	root.classList.add( 'is-running' );
	const isStill = window.matchMedia(
		'(prefers-reduced-motion: reduce)'
	).matches;
	const swiper = new Swiper( view, {
		wrapperClass: 'marketday-carousel__list',
		slideClass: SLIDE,
		slideFullyVisibleClass: 'is-visible',
		watchSlidesProgress: true,
		watchOverflow: true,
		breakpoints: breakpointsOf( settings ),
		initialSlide: isLoop ? 0 : Math.max( 0, start ),
		speed: isStill ? 0 : settings.speed,
		loop: isLoop,
	} );
	const update = () => show( root, swiper, isLoop );
	swiper.on(
		'transitionEnd slideChange snapGridLengthChange resize lock unlock',
		update
	);
	listen( root, swiper );
	update();
	if ( settings.delay > 0 ) {
		const stop = autoplay( {
			root,
			delay: settings.delay,
			advance: () =>
				swiper.isEnd && ! isLoop
					? swiper.slideTo( 0 )
					: swiper.slideNext(),
		} );
		swiper.on( 'destroy', stop );
	}
}
