<?php

declare( strict_types=1 );

namespace Marketday\Site\Pages;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\FlashNotices;
use Marketday\Kernel\Http\PrivatePage;

/**
 * The visitor's messages above our product pages and listings: what became of an addition without scripts. A page that
 * shows one is this visitor's alone and is kept by no cache.
 */
final class PageNotices {
	private const BLOCKS = [ 'marketday/product', 'marketday/product-grid' ];

	private const INLINE = [
		'a'      => [
			'href'  => true,
			'class' => true,
		],
		'strong' => [],
		'em'     => [],
	];

	/** The block they stand above: the outermost of ours, which begins first and ends last. */
	private string $owner = '';

	private string $html = '';

	public function __construct( private readonly Engine $engine ) {}

	public function register(): void {
		add_filter( 'pre_render_block', [ $this, 'begin' ], 10, 2 );
		add_filter( 'render_block', [ $this, 'finish' ], 10, 2 );
	}

	/** @param array<string, mixed> $block The block about to be drawn. */
	public function begin( ?string $drawn, array $block ): ?string {
		$name = $block['blockName'] ?? '';
		if ( '' === $this->owner && in_array( $name, self::BLOCKS, true ) && $this->mayShow() ) {
			$this->owner = $name;
			$this->html  = $this->list();
		}
		return $drawn;
	}

	/** @param array<string, mixed> $block */
	public function finish( string $html, array $block ): string {
		if ( '' === $this->html || $block['blockName'] !== $this->owner ) {
			return $html;
		}
		$list       = $this->html;
		$this->html = '';
		return $list . $html;
	}

	private function list(): string {
		$notices = $this->engine->notices()->take();
		if ( [] === $notices ) {
			return '';
		}
		PrivatePage::keep();
		$list = '';
		foreach ( $notices as $notice ) {
			$list .= sprintf(
				'<div class="marketday-notice marketday-notice--%s" role="alert"><p>%s</p></div>',
				esc_attr( $notice->kind ),
				wp_kses( $notice->message, self::INLINE )
			);
		}
		return '<div class="marketday-notices alignwide">' . $list . '</div>';
	}

	/** True while headers can be sent: after that the message waits for the basket page, as a cache might keep it here. */
	private function mayShow(): bool {
		return ! headers_sent()
			&& ! is_admin()
			&& ! wp_is_serving_rest_request()
			&& ! wp_doing_ajax()
			&& ( FlashNotices::areWaiting() || ! $this->engine->basket()->isUntouched() );
	}
}
