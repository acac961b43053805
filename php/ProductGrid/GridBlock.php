<?php

declare( strict_types=1 );

namespace Marketday\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Canvas;
use Marketday\Kernel\PageBlock;
use Marketday\Kernel\PageBlocks;
use Marketday\Kernel\Ui\Ui;
use Marketday\Kernel\View;
use Marketday\Store\Discovery\PageState;
use Marketday\Store\Engine;
use Marketday\Store\Page;
use Marketday\Store\ProductQuery;
use Marketday\Store\RecentlyViewed;
use WP_Block;

/** Draws the block `marketday/product-grid`, for pages and for the calls that ask for a part of it. */
final class GridBlock {
	public const NAME = 'marketday/product-grid';

	/** The first listing of a page is what a visitor sees first: its first row does not wait. */
	private bool $isFirst = true;

	private GridPart $part = GridPart::Block;

	/** A call answers one visitor; pages are the same for all. */
	private bool $isCall = false;

	public function __construct(
		private readonly Engine $engine,
		private readonly View $view,
		private readonly ProductCards $cards,
		private readonly Listings $listings,
		private readonly PageState $page,
		private readonly ListingTitle $title
	) {}

	/** A part of a block of a page, for the visitor who asks. */
	public function draw( PageBlocks $page, PageBlock $block, GridPart $part ): string {
		$this->part    = $part;
		$this->isCall  = true;
		$this->isFirst = false;
		try {
			return $page->render( $block );
		} finally {
			$this->part   = GridPart::Block;
			$this->isCall = false;
		}
	}

	/**
	 * What a saved block lists, before a visitor's filter.
	 *
	 * @param int $postId Whose page it is on: related products are those of this one.
	 */
	public function scope( PageBlock $block, int $postId ): ?ProductQuery {
		return $this->listings->scope( GridSettings::fromAttributes( [ 'queryId' => $block->queryId() ] + $block->attributes() ), 'product' === get_post_type( $postId ) ? $postId : 0 );
	}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content = '', ?WP_Block $block = null ): string {
		$settings  = self::settings( $attributes, $block );
		$productId = self::productId( $block );
		if ( GridLayout::Carousel === $settings->layout ) {
			wp_enqueue_style( 'marketday-carousel' );
		}
		$isPersonal = $this->isPersonal( $settings, $productId );
		if ( $this->isEdited() && ( $isPersonal || self::lacksProduct( $settings, $productId ) ) ) {
			return $this->sample( $settings );
		}
		if ( $settings->needsChoice() && ! $settings->inherit ) {
			return '';
		}
		if ( $isPersonal ) {
			return $this->shell( $settings );
		}
		$listing = $this->listings->of( $settings, $productId );
		if ( ! $this->isCall && $settings->kind->needsProduct() && $listing->hasNothing() ) {
			return '';
		}
		// The editor says so in its own words, and offers the step out.
		if ( $this->isEdited() && [] === $listing->products ) {
			return '';
		}
		return match ( $this->part ) {
			GridPart::Cards   => $this->cards( $listing, $settings ),
			GridPart::Content => $this->content( $listing, $settings ),
			GridPart::Block   => $this->element( $settings, $listing->paging, $this->content( $listing, $settings ) ),
		};
	}

	/** @param array<string, mixed> $attributes */
	private static function settings( array $attributes, ?WP_Block $block ): GridSettings {
		$context = is_string( $block?->context['marketday/queryId'] ?? null ) ? $block->context['marketday/queryId'] : '';
		if ( '' === ( $attributes['queryId'] ?? '' ) && '' !== $context ) {
			$attributes['queryId'] = $context;
		}
		return GridSettings::fromAttributes( $attributes );
	}

	private static function productId( ?WP_Block $block ): int {
		$around = $block?->context['postId'] ?? 0;
		$id     = is_numeric( $around ) && $around > 0 ? (int) $around : PageBlocks::current()->postId;
		return 'product' === get_post_type( $id ) ? $id : 0;
	}

	/** What differs by visitor comes by a call, after the page. */
	private function isPersonal( GridSettings $settings, int $productId ): bool {
		$differs = GridKind::RecentlyViewed === $settings->kind || ( GridKind::CrossSells === $settings->kind && 0 === $productId );
		return $differs && ! $this->isCall && ! ( $settings->inherit && null !== $this->page->archive() );
	}

	/** What is about a product shows nothing where there is none: in a template as it is edited, for one. */
	private static function lacksProduct( GridSettings $settings, int $productId ): bool {
		return 0 === $productId && $settings->kind->needsProduct();
	}

	/** The editor asks for the block by itself; a call asks for the block of a page. */
	private function isEdited(): bool {
		return ! $this->isCall && Canvas::isShown();
	}

	/** Some products that show what the listing will look like. */
	private function sample( GridSettings $settings ): string {
		$sample = new GridSettings( perPage: $settings->perPage, paged: false, card: $settings->card, layout: $settings->layout, carousel: $settings->carousel, title: $settings->title );
		return $this->element( $settings, null, Canvas::note( $settings->kind->sampleNote() ) . $this->content( $this->listings->of( $sample, 0 ), $sample ) );
	}

	private function shell( GridSettings $settings ): string {
		$cookie = GridKind::RecentlyViewed === $settings->kind ? RecentlyViewed::COOKIE : 'woocommerce_items_in_cart';
		$inner  = $this->view->render( 'shell', [ 'settings' => $settings ] );
		// While it is parsed, so that the page does not move when there is nothing to show.
		$hide = '(e=>{e.hidden=!document.cookie.includes(e.dataset.cookie+"=")})(document.currentScript.previousElementSibling)';
		return '' === $settings->blockId ? '' : $this->element( $settings, null, $inner, [ 'data-cookie' => $cookie, 'hidden' => 'hidden' ] ) . wp_get_inline_script_tag( $hide );
	}

	private function content( Listing $listing, GridSettings $settings ): string {
		$body = [] === $listing->products ? $this->emptyBody( $listing, $settings ) : $this->body( $listing, $settings );
		if ( [] === $listing->products && ( GridKind::RecentlyViewed === $settings->kind || GridKind::CrossSells === $settings->kind ) ) {
			return '';
		}
		return $this->view->render(
			'listing',
			[
				'settings'  => $settings,
				'listing'   => $listing,
				'nameOf'    => self::namer( $settings ),
				'tabUrl'    => fn ( Tab $tab ): string => $this->listings->tabUrl( $settings, $tab ),
				'body'      => $body,
			]
		);
	}

	private function body( Listing $listing, GridSettings $settings ): string {
		$cards = $this->cards( $listing, $settings );
		if ( GridLayout::Carousel === $settings->layout ) {
			return Ui::draw( 'carousel', $settings->carousel->properties( $settings, $cards ) );
		}
		return $this->view->render(
			'grid',
			[
				'settings' => $settings,
				'cards'    => $cards,
				'paging'   => $listing->paging,
				'nameOf'   => self::namer( $settings ),
			]
		);
	}

	/** @return Closure( string ): string What a part of the listing is called: a page may have several. */
	private static function namer( GridSettings $settings ): Closure {
		return static fn ( string $part ): string => '' === $settings->title ? PageBlocks::current()->numbered( $part, self::NAME, $settings->blockId ) : "{$part}: {$settings->title}";
	}

	private function cards( Listing $listing, GridSettings $settings ): string {
		$eager         = $this->isFirst ? $settings->card->columns : 0;
		$this->isFirst = false;
		return $this->cards->render( $listing->products, $settings->card, $eager );
	}

	private function emptyBody( Listing $listing, GridSettings $settings ): string {
		$shop = $this->engine->settings()->pageId( Page::Shop );
		return $this->view->render(
			'empty',
			[
				'firstUrl' => $listing->firstUrl(),
				'isMain'   => $settings->followsFilter && '' === $listing->firstUrl(),
				'clearUrl' => $listing->clearUrl,
				'shopUrl'  => '' === $listing->clearUrl && '' === $listing->firstUrl() && $shop > 0 && PageBlocks::current()->postId !== $shop ? $this->engine->settings()->pageUrl( Page::Shop ) : '',
			]
		);
	}

	/** @return array<string, string> How scripts name the window when they turn the listing. */
	private function titles( ?Paging $paging ): array {
		$forms = $this->isCall || null === $paging || $paging->pages < 2 ? [] : $this->title->forms();
		return [] === $forms ? [] : [ 'data-titles' => implode( "\n", $forms ) ];
	}

	/** @param array<string, string> $more Further attributes, unescaped. */
	private function element( GridSettings $settings, ?Paging $paging, string $inner, array $more = [] ): string {
		$attributes = [
			'class'           => trim( 'marketday-product-grid' . ( '' === $settings->blockId ? '' : " wopb-block-{$settings->blockId}" ) ),
			'data-block-id'   => $settings->blockId,
			'data-block-name' => 'product-blocks_product-grid',
			'data-query-id'   => $settings->queryId,
			'data-builder'    => $this->page->builder(),
			'data-paged'      => (string) ( $paging->page ?? 1 ),
			'data-pages'      => (string) ( $paging->pages ?? 1 ),
		] + PageBlocks::current()->dataAttributes() + $this->titles( $paging ) + $more;
		return '<div ' . get_block_wrapper_attributes( $attributes ) . ">{$inner}</div>";
	}
}
