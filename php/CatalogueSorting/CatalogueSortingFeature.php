<?php

declare( strict_types=1 );

namespace Marketday\CatalogueSorting;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\Canvas;
use Marketday\Kernel\Feature;
use Marketday\Kernel\PageBlocks;
use Marketday\Kernel\View;
use Marketday\Store\Discovery\ListingScope;
use Marketday\Store\Discovery\PageState;
use Marketday\Store\ProductSort;
use WP_Block;

/** The order of a listing: a select that sends its form when it changes, and a button where no script runs. */
final class CatalogueSortingFeature implements Feature {
	public function __construct(
		private readonly PageState $page,
		private readonly Blocks $blocks
	) {}

	public function register(): void {
		$this->blocks->add( 'catalogue-sorting', [ $this, 'render' ] );
	}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content = '', ?WP_Block $block = null ): string {
		$text    = static fn ( mixed $value ): string => is_string( $value ) ? $value : '';
		$own     = sanitize_key( $text( $attributes['queryId'] ?? '' ) );
		$queryId = '' === $own ? sanitize_key( $text( $block?->context['marketday/queryId'] ?? '' ) ) : $own;
		if ( null === ( new ListingScope( $this->page ) )->of( $queryId ) && ! Canvas::isShown() ) {
			return '';
		}
		$blockId = (string) preg_replace( '/[^\w-]/', '', $text( $attributes['blockId'] ?? '' ) );
		$state   = $this->page->filter( $queryId );
		$address = $this->page->url( $state->with( sort: null ), $queryId );
		return ( new View( __DIR__ . '/views' ) )->render( 'sorting', [
			'wrapper' => $this->wrapper( $blockId, $queryId ),
			'id'      => "marketday-sorting-{$blockId}",
			'name'    => $this->page->filterAddress( $queryId )->parameter( 'orderby' ),
			'orders'  => self::orders( $attributes['orders'] ?? [] ),
			'chosen'  => $state->sort->value ?? '',
			'action'  => (string) strtok( $address, '?' ),
			'hidden'  => self::fields( $address ),
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

	/** @return list<array{string, string}> */
	private static function fields( string $address ): array {
		$fields = [];
		foreach ( explode( '&', (string) wp_parse_url( $address, PHP_URL_QUERY ) ) as $pair ) {
			if ( '' !== $pair ) {
				[ $name, $value ] = explode( '=', $pair . '=', 3 );
				$fields[]         = [ urldecode( $name ), urldecode( $value ) ];
			}
		}
		return $fields;
	}

	private function wrapper( string $blockId, string $queryId ): string {
		return get_block_wrapper_attributes( [
			'class'           => trim( 'marketday-catalogue-sorting' . ( '' === $blockId ? '' : " wopb-block-{$blockId}" ) ),
			'data-block-id'   => $blockId,
			'data-block-name' => 'marketday_catalogue-sorting',
			'data-query-id'   => $queryId,
			'data-builder'    => $this->page->builder(),
		] + PageBlocks::current()->dataAttributes() );
	}
}
