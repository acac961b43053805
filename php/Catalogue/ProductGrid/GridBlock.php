<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\Listing;
use Marketday\Catalogue\Listing\ListingContext;
use Marketday\Catalogue\Listing\Listings;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\RecentlyViewed;
use Marketday\Kernel\EditorPreview;
use Marketday\Kernel\Http\ListTag;
use Marketday\Kernel\PageBlock;
use Marketday\Kernel\Ui\Ui;
use Marketday\Kernel\View;
use WP_Block;

/** Draws the block `marketday/product-grid`, for pages and for the calls that ask for a part of it. */
final class GridBlock {
	public const NAME = 'marketday/product-grid';

	/** The first listing of a page is what a visitor sees first: its first row does not wait. */
	private bool $isFirst = true;

	public function __construct(
		private readonly Engine $engine,
		private readonly View $view,
		private readonly ProductCards $cards,
		private readonly Listings $listings,
		private readonly GridScope $scope,
		private readonly ListingTitle $title
	) {}

	/**
	 * Scope of a saved block, before a visitor's filter.
	 *
	 * @param int $postId Whose page it is on: related products are those of this one.
	 */
	public function scope( PageBlock $block, int $postId, ListingContext $context ): ?ProductQuery {
		$settings = GridSettings::fromAttributes( $block->settings() );
		return $settings->query->followsFilter ? $this->scope->of( $settings, 'product' === get_post_type( $postId ) ? $postId : 0, $context ) : null;
	}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content = '', ?WP_Block $block = null ): string {
		ListTag::add();
		$drawing  = GridDrawing::of( $attributes, $block, $this->listings );
		$settings = $drawing->settings;
		if ( GridLayout::Carousel === $settings->look->layout ) {
			wp_enqueue_style( 'marketday-carousel' );
		}
		$isPersonal = $drawing->isPersonal( null !== $drawing->self->context()->archive() );
		if ( $drawing->isEdited() && ( $isPersonal || $drawing->lacksProduct() ) ) {
			return $this->sample( $drawing );
		}
		if ( $settings->needsChoice() && ! $settings->query->inherit ) {
			return '';
		}
		if ( $isPersonal ) {
			return $this->shell( $drawing );
		}
		$listing = $this->contents( $drawing );
		if ( ! $drawing->isCall && $settings->query->kind->needsProduct() && $listing->hasNothing() ) {
			return '';
		}
		// The editor says so in its own words, and offers the step out.
		if ( $drawing->isEdited() && [] === $listing->products ) {
			return '';
		}
		return match ( $drawing->part ) {
			GridPart::Cards   => $this->cards( $listing, $drawing ),
			GridPart::Content => $this->content( $listing, $drawing ),
			GridPart::Block   => $this->element( $drawing, $listing->paging, $this->content( $listing, $drawing ) ),
		};
	}

	/** Some products that show what the listing will look like. */
	private function sample( GridDrawing $drawing ): string {
		$own    = $drawing->settings;
		$sample = new GridSettings( pages: new GridPages( $own->pages->perPage, false ), look: $own->look, title: $own->title );
		return $this->element(
			$drawing,
			null,
			EditorPreview::note( $own->query->kind->sampleNote() ) . $this->content( $this->contents( $drawing->sample( $sample ) ), $drawing->sample( $sample ) )
		);
	}

	private function contents( GridDrawing $drawing ): GridContents {
		return GridContents::of( $this->listing( $drawing ), $drawing->settings, $drawing->self->context() );
	}

	/** The page's own, which the blocks beside it have too; one that no filter narrows, or a sample, stands alone. */
	private function listing( GridDrawing $drawing ): ?Listing {
		$settings = $drawing->settings;
		$around   = $drawing->self->listings;
		if ( $settings->query->followsFilter && ! $drawing->isSample ) {
			return $around->listing(
				$drawing->block,
				$settings->query->kind->heedsProduct() && $drawing->productId > 0 ? $drawing->productId : $drawing->self->page->postId
			);
		}
		$scope = $this->scope->of( $settings, $drawing->productId, $drawing->self->context() );
		return null === $scope ? null : $around->alone( $scope );
	}

	private function shell( GridDrawing $drawing ): string {
		$cookie = GridKind::RecentlyViewed === $drawing->settings->query->kind ? RecentlyViewed::COOKIE : 'woocommerce_items_in_cart';
		$inner  = $this->view->render( 'shell', [ 'settings' => $drawing->settings ] );
		// While it is parsed, so that the page does not move when there is nothing to show.
		$hide = '(e=>{e.hidden=!document.cookie.includes(e.dataset.cookie+"=")})(document.currentScript.previousElementSibling)';
		return '' === $drawing->self->blockId
			? ''
			: $this->element( $drawing, null, $inner, [ 'data-cookie' => $cookie, 'hidden' => 'hidden' ] ) . wp_get_inline_script_tag( $hide );
	}

	private function content( GridContents $listing, GridDrawing $drawing ): string {
		$settings = $drawing->settings;
		$body     = [] === $listing->products ? $this->emptyBody( $listing, $drawing ) : $this->body( $listing, $drawing );
		if ( [] === $listing->products && ( GridKind::RecentlyViewed === $settings->query->kind || GridKind::CrossSells === $settings->query->kind ) ) {
			return '';
		}
		return $this->view->render(
			'listing',
			[
				'settings'  => $settings,
				'listing'   => $listing,
				'nameOf'    => $drawing->namer(),
				'tabUrl'    => ( new GridAddress( $settings, $drawing->self->context() ) )->tab( ... ),
				'body'      => $body,
			]
		);
	}

	private function body( GridContents $listing, GridDrawing $drawing ): string {
		$cards    = $this->cards( $listing, $drawing );
		$settings = $drawing->settings;
		if ( GridLayout::Carousel === $settings->look->layout ) {
			return Ui::draw( 'carousel', $settings->look->carousel->properties( $settings, $cards ) );
		}
		return $this->view->render(
			'grid',
			[
				'settings' => $settings,
				'cards'    => $cards,
				'note'     => PriceNote::of( $cards ),
				'paging'   => $listing->paging,
				'nameOf'   => $drawing->namer(),
			]
		);
	}

	private function cards( GridContents $listing, GridDrawing $drawing ): string {
		$eager         = $this->isFirst && ! $drawing->isCall ? $drawing->settings->look->card->columns->desktop : 0;
		$this->isFirst = false;
		return $this->cards->render( $listing->products, $drawing->settings->look->card, $eager );
	}

	private function emptyBody( GridContents $listing, GridDrawing $drawing ): string {
		$shop = $this->engine->settings()->pageId( Page::Shop );
		return $this->view->render(
			'empty',
			[
				'firstUrl' => $listing->firstUrl(),
				'isMain'   => $drawing->settings->query->followsFilter && '' === $listing->firstUrl(),
				'clearUrl' => $listing->clearUrl,
				'shopUrl'  => '' === $listing->clearUrl && '' === $listing->firstUrl() && $shop > 0 && $drawing->self->page->postId !== $shop
					? $this->engine->settings()->pageUrl( Page::Shop )
					: '',
			]
		);
	}

	/** @return array<string, string> How scripts name the window when they turn the listing. */
	private function titles( ?Paging $paging ): array {
		$forms = null === $paging || $paging->pages < 2 ? [] : $this->title->forms();
		return [] === $forms ? [] : [ 'data-titles' => implode( "\n", $forms ) ];
	}

	/** @param array<string, string> $more Further attributes, unescaped. */
	private function element( GridDrawing $drawing, ?Paging $paging, string $inner, array $more = [] ): string {
		$wrapper = $drawing->self->wrapper( 'marketday-product-grid', 'product-blocks_product-grid', [
			'data-paged' => (string) ( $paging->page ?? 1 ),
			'data-pages' => (string) ( $paging->pages ?? 1 ),
		] + ( $drawing->isCall ? [] : $this->titles( $paging ) ) + $more );
		return "<div {$wrapper}>{$inner}</div>";
	}
}
