<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Listing;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\PageBlocks;
use WP_Block;

/** Identity of a listing and each block around it: which block they are, which listing they belong to, on whose page. */
final class ListingBlock {
	private function __construct(
		public readonly string $blockId,
		public readonly string $queryId,
		public readonly PageBlocks $page,
		public readonly PageListings $listings
	) {}

	/** @param array<string, mixed> $attributes A query id of its own counts before that of the block around it. */
	public static function of( array $attributes, ?WP_Block $block, Listings $listings ): self {
		$text   = static fn ( mixed $value ): string => is_string( $value ) ? $value : '';
		$own    = sanitize_key( $text( $attributes['queryId'] ?? '' ) );
		$around = $listings->around( $block );
		return new self(
			(string) preg_replace( '/[^\w-]/', '', $text( $attributes['blockId'] ?? '' ) ),
			'' === $own ? sanitize_key( $text( $block->context['marketday/queryId'] ?? '' ) ) : $own,
			$around->page(),
			$around
		);
	}

	/** The listing that the block stands beside; null where there is none. */
	public function listing(): ?Listing {
		return $this->listings->first( $this->queryId );
	}

	public function context(): ListingContext {
		return $this->listings->context;
	}

	/**
	 * @param string                $class    Of the element.
	 * @param string                $wireName As the contract's calls name the block: `marketday_result-count`.
	 * @param array<string, string> $more     Further attributes, unescaped.
	 * @return string Attributes of the block's element.
	 */
	public function wrapper( string $class, string $wireName, array $more = [] ): string {
		return get_block_wrapper_attributes( [
			'class'           => trim( $class . ( '' === $this->blockId ? '' : " wopb-block-{$this->blockId}" ) ),
			'data-block-id'   => $this->blockId,
			'data-block-name' => $wireName,
			'data-query-id'   => $this->queryId,
			'data-builder'    => $this->listings->context->builder(),
		] + $this->page->dataAttributes() + $more );
	}
}
