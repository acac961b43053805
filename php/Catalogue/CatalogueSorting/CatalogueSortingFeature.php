<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\CatalogueSorting;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\HiddenFields;
use Marketday\Catalogue\Listing\ListingBlock;
use Marketday\Catalogue\Listing\Listings;
use Marketday\Engine\Contract\ProductSort;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\EditorPreview;
use Marketday\Kernel\Feature;
use Marketday\Kernel\View;
use WP_Block;

/** The order of a listing: a select that sends its form when it changes, and a button where no script runs. */
final class CatalogueSortingFeature implements Feature {
	public function __construct(
		private readonly Listings $listings,
		private readonly Blocks $blocks
	) {}

	public function register(): void {
		add_action( Listings::COLLECT, static fn ( Listings $listings ) => $listings->addCompanion( 'marketday/catalogue-sorting' ) );
		$this->blocks->add( 'catalogue-sorting', [ $this, 'render' ] );
	}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content = '', ?WP_Block $block = null ): string {
		$self    = ListingBlock::of( $attributes, $block, $this->listings );
		$listing = $self->listing();
		if ( null === $listing && ! EditorPreview::isShown() ) {
			return '';
		}
		$filter  = $listing?->filter() ?? $self->context()->filter( $self->queryId );
		$address = $self->context()->url( $filter->with( sort: null ), $self->queryId );
		// Where there is nothing to sort, its place stays.
		$style = 0 === $listing?->total() ? [ 'style' => 'visibility:hidden' ] : [];
		return ( new View( __DIR__ . '/views' ) )->render( 'sorting', [
			'wrapper' => $self->wrapper( 'marketday-catalogue-sorting', 'marketday_catalogue-sorting', $style ),
			'id'      => "marketday-sorting-{$self->blockId}",
			'name'    => $self->context()->filterUrl( $self->queryId )->parameter( 'orderby' ),
			'orders'  => self::orders( $attributes['orders'] ?? [] ),
			'chosen'  => $filter->sort->value ?? '',
			'action'  => (string) strtok( $address, '?' ),
			'hidden'  => HiddenFields::of( $address ),
		] );
	}

	/**
	 * @param mixed $saved The orders an editor offers; none are all but the name.
	 * @return array<string, string>
	 */
	private static function orders( mixed $saved ): array {
		$labels = ProductSort::labels();
		$chosen = is_array( $saved ) ? array_intersect_key( $labels, array_flip( array_filter( $saved, 'is_string' ) ) ) : [];
		return [] === $chosen ? array_diff_key( $labels, [ ProductSort::Title->value => '' ] ) : [ '' => $labels[''] ] + $chosen;
	}
}
