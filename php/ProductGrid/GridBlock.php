<?php

declare( strict_types=1 );

namespace Marketday\ProductGrid;

use Marketday\Kernel\View;
use Marketday\Store\Engine;
use Marketday\Store\Page;
use WP_Block;

/** Draws the block `marketday/product-grid`. */
final class GridBlock {
	/** The first listing of a page is what a visitor sees first: its first row does not wait. */
	private bool $isFirst = true;

	public function __construct(
		private readonly Engine $engine,
		private readonly View $view,
		private readonly ProductCards $cards,
		private readonly MainQuery $mainQuery
	) {}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content = '', ?WP_Block $block = null ): string {
		$context = is_string( $block?->context['marketday/queryId'] ?? null ) ? $block->context['marketday/queryId'] : '';
		if ( '' === ( $attributes['queryId'] ?? '' ) && '' !== $context ) {
			$attributes['queryId'] = $context;
		}
		$settings = GridSettings::fromAttributes( $attributes );
		$listing  = $this->listing( $settings );
		if ( [] === $listing->products ) {
			return $this->renderEmpty();
		}
		$eager         = $this->isFirst ? $settings->card->columns : 0;
		$this->isFirst = false;
		return $this->view->render(
			'grid',
			[
				'wrapper' => $this->wrapper(),
				'style'   => $settings->card->style(),
				'cards'   => $this->cards->render( $listing->products, $settings->card, $eager ),
				'paging'  => $settings->paged ? $listing->paging : null,
			]
		);
	}

	private function listing( GridSettings $settings ): Listing {
		if ( $settings->inherit && $this->mainQuery->listsProducts() ) {
			return $this->mainQuery->listing( $this->engine->catalogue() );
		}
		if ( $settings->needsChoice() ) {
			return new Listing( [], null );
		}
		$page  = $settings->paged ? $this->pageNumber( $settings->pageParameter() ) : 1;
		$found = $this->engine->catalogue()->query( $settings->query( $page ) );
		return new Listing( $found->products, Paging::byParameter( $page, $found->pages(), $settings->pageParameter() ) );
	}

	private function pageNumber( string $parameter ): int {
		$value = $_GET[ $parameter ] ?? ''; // phpcs:ignore WordPress.Security -- a public page number, checked here.
		return is_string( $value ) && 1 === preg_match( '/^[1-9]\d{0,5}$/', $value ) ? (int) $value : 1;
	}

	private function renderEmpty(): string {
		$shop = $this->engine->settings()->pageId( Page::Shop );
		return $this->view->render(
			'empty',
			[
				'wrapper' => $this->wrapper(),
				'shopUrl' => $shop > 0 && ! is_page( $shop ) ? $this->engine->settings()->pageUrl( Page::Shop ) : '',
			]
		);
	}

	private function wrapper(): string {
		return get_block_wrapper_attributes( [ 'class' => 'marketday-product-grid' ] );
	}
}
