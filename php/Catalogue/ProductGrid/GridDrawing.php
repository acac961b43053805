<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Catalogue\Listing\ListingBlock;
use Marketday\Catalogue\Listing\Listings;
use Marketday\Kernel\EditorPreview;
use Marketday\Kernel\PageBlock;
use WP_Block;

/** One drawing of the block: its settings, on which page, and for whom: a page, a call that asks for a part of it, or the editor. */
final class GridDrawing {
	private function __construct(
		public readonly ListingBlock $self,
		public readonly GridSettings $settings,
		/** The product that the listing is about; 0 where there is none. */
		public readonly int $productId,
		public readonly GridPart $part,
		/** A call answers one visitor; pages are the same for all. */
		public readonly bool $isCall,
		public readonly PageBlock $block,
		/** Some products stand for those of the page. */
		public readonly bool $isSample = false
	) {}

	/** @param array<string, mixed> $attributes */
	public static function of( array $attributes, ?WP_Block $block, Listings $listings ): self {
		$self   = ListingBlock::of( $attributes, $block, $listings );
		$part   = $block->context['marketday/part'] ?? null;
		$around = $block->context['postId'] ?? 0;
		$id     = is_numeric( $around ) && $around > 0 ? (int) $around : $self->page->postId;
		return new self(
			$self,
			GridSettings::fromAttributes( [ 'queryId' => $self->queryId ] + $attributes ),
			'product' === get_post_type( $id ) ? $id : 0,
			$part instanceof GridPart ? $part : GridPart::Block,
			$part instanceof GridPart,
			PageBlock::fromDrawing( GridBlock::NAME, $attributes, $block )
		);
	}

	/** The editor asks for the block by itself; a call asks for the block of a page. */
	public function isEdited(): bool {
		return ! $this->isCall && EditorPreview::isShown();
	}

	/** True where a block about a product has none: in a template as it is edited, for one; it shows nothing then. */
	public function lacksProduct(): bool {
		return 0 === $this->productId && $this->settings->query->kind->needsProduct();
	}

	/** True if it differs by visitor: then it comes by a call, after the page. */
	public function isPersonal( bool $isOnArchive ): bool {
		$kind    = $this->settings->query->kind;
		$differs = GridKind::RecentlyViewed === $kind || ( GridKind::CrossSells === $kind && 0 === $this->productId );
		return $differs && ! $this->isCall && ! ( $this->settings->query->inherit && $isOnArchive );
	}

	/** A sample of it. */
	public function sample( GridSettings $settings ): self {
		return new self( $this->self, $settings, 0, $this->part, $this->isCall, $this->block, true );
	}

	/** @return Closure( string ): string What a part of the listing is called: a page may have several. */
	public function namer(): Closure {
		$title = $this->settings->title;
		return fn ( string $part ): string => '' === $title ? $this->self->page->numberedName( $part, GridBlock::NAME, $this->self->blockId ) : "{$part}: {$title}";
	}
}
