import { __ } from '@marketday/kernel';
import { StepButton, useSlider } from '@marketday/ui/lightbox';
import {
	useEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from 'react';

import { type ImageSource, noChoice, withChosen } from './chosen-image';
import { firstFull, type GalleryImage } from './gallery-image';
import { ProductLightbox } from './product-lightbox';
import { StripImage } from './strip-image';
import { StripVideo } from './strip-video';
import { imageId, Thumbnails } from './thumbnails';
import { useZoom } from './use-zoom';
import {
	galleryOf,
	type VariationGallery,
	withVideos,
} from './variation-gallery';

/** State of the place in view and the full screen, held from outside. */
export interface GalleryHold {
	readonly place: number;
	readonly isOpen: boolean;
	readonly onPlace: ( place: number ) => void;
	readonly onOpen: () => void;
	readonly onClose: () => void;
}

export interface ProductGalleryProps {
	productId: number;
	images: readonly GalleryImage[];
	/** Galleries of variations that have images of their own. */
	galleries?: readonly VariationGallery[];
	/** None where the product has one form only. */
	choice?: ImageSource;
	/** State from outside; it holds its own without it. */
	hold?: GalleryHold;
}

const NO_GALLERIES: readonly VariationGallery[] = [];
const NOBODY: readonly number[] = [];

/** The images that go with what is chosen, and the place of the chosen one once there is one. */
function useImages( {
	productId,
	images,
	galleries = NO_GALLERIES,
	choice = noChoice,
}: ProductGalleryProps ) {
	const chosen = useSyncExternalStore(
		choice.subscribe,
		() => choice.shown( productId ),
		() => null
	);
	const possible = useSyncExternalStore(
		choice.subscribe,
		() => choice.possible( productId ),
		() => NOBODY
	);
	return useMemo( () => {
		const gallery = galleryOf( galleries, possible );
		const shown = gallery ? withVideos( gallery.images, images ) : images;
		return {
			...withChosen( shown, chosen ),
			chosenFull: chosen?.full,
			gallery,
		};
	}, [ images, galleries, chosen, possible ] );
}

/** Goes to the chosen image, to the first of another gallery, and back to the product's first. */
function useWay(
	{ place, chosenFull, gallery }: ReturnType< typeof useImages >,
	goTo: ( place: number ) => void
) {
	const before = useRef( gallery );
	useEffect( () => {
		if ( chosenFull || gallery !== before.current ) {
			goTo( place );
		}
		before.current = gallery;
	}, [ chosenFull, place, gallery ] ); // eslint-disable-line react-hooks/exhaustive-deps -- where a shopper goes after is theirs.
}

/** Both ways: where the shopper goes is told, and what is told is gone to. */
function useHold(
	hold: GalleryHold | undefined,
	{
		current,
		goTo,
	}: Pick< ReturnType< typeof useSlider >, 'current' | 'goTo' >
) {
	const [ opened, setOpened ] = useState< number | null >( null );
	const isOpen = hold?.isOpen ?? opened !== null;
	useEffect( () => {
		if ( hold && hold.place !== current ) {
			goTo( hold.place );
		}
	}, [ hold?.place ] ); // eslint-disable-line react-hooks/exhaustive-deps -- where a shopper goes after is theirs.
	const announced = useRef( current );
	useEffect( () => {
		if ( current !== announced.current ) {
			announced.current = current;
			hold?.onPlace( current );
		}
	}, [ current ] ); // eslint-disable-line react-hooks/exhaustive-deps -- its place alone.
	return {
		opened: isOpen ? opened ?? current : null,
		open: () => {
			setOpened( current );
			hold?.onOpen();
		},
		close: () => {
			setOpened( null );
			hold?.onClose();
		},
	};
}

/** The images of a product: the twin of php/Catalogue/ProductGallery/views/product-gallery.php. */
export function ProductGallery( props: ProductGalleryProps ) {
	const { productId } = props;
	const shown = useImages( props );
	const { images } = shown;
	const { strip, current, goTo } = useSlider( images.length );
	const { zoomed, on, reset } = useZoom();
	const [ isAlive, setAlive ] = useState( false );
	const { opened, open, close } = useHold( props.hold, { current, goTo } );

	useEffect( () => setAlive( true ), [] );
	useEffect( reset, [ current ] ); // eslint-disable-line react-hooks/exhaustive-deps -- the state's own setter.
	useWay( shown, goTo );

	const last = images.length - 1;
	if ( last < 0 ) {
		return (
			<div
				className="marketday-product-gallery__strip is-empty"
				aria-hidden="true"
			/>
		);
	}
	return (
		<>
			<div className="marketday-product-gallery__stage">
				<div
					ref={ strip }
					className="marketday-product-gallery__strip"
					{ ...( last > 0 && {
						tabIndex: 0,
						role: 'group',
						'aria-label': __( 'Images', 'marketday' ),
					} ) }
				>
					{ images.map( ( image, at ) =>
						image.video ? (
							<StripVideo
								key={ at }
								id={ imageId( productId, at ) }
								image={ image }
								isFirst={ at === 0 }
								isCurrent={ at === current && opened === null }
							/>
						) : (
							<StripImage
								key={ at }
								id={ imageId( productId, at ) }
								image={ image }
								isFirst={ at === 0 }
								isZoomed={ at === zoomed }
								{ ...on( at, image.fullWidth ) }
							/>
						)
					) }
				</div>
				{ isAlive && last > 0 && (
					<>
						<StepButton
							direction="previous"
							label={ __( 'Previous image', 'marketday' ) }
							isEnd={ current === 0 }
							onStep={ () => goTo( current - 1 ) }
						/>
						<StepButton
							direction="next"
							label={ __( 'Next image', 'marketday' ) }
							isEnd={ current === last }
							onStep={ () => goTo( current + 1 ) }
						/>
					</>
				) }
				{ firstFull( images ) !== '' && (
					<form
						className="marketday-product-gallery__enlarge"
						action={ firstFull( images ) }
						onSubmit={ ( event ) => {
							event.preventDefault();
							open();
						} }
					>
						<button
							type="submit"
							aria-label={ __(
								'View full-screen image gallery',
								'marketday'
							) }
						/>
					</form>
				) }
			</div>
			{ last > 0 && (
				<Thumbnails
					productId={ productId }
					images={ images }
					current={ current }
					onChoose={ goTo }
				/>
			) }
			{ opened !== null && (
				<ProductLightbox
					images={ images }
					first={ opened }
					onClose={ close }
				/>
			) }
		</>
	);
}
