<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\PrivatePage;
use Marketday\Kernel\PageBlock;
use Marketday\Kernel\PageBlocks;

/**
 * The calendars of a page, as data for our own client: the page's address with `marketday-answer=data`. Nothing of the page is
 * drawn then. Where its calendars are not known before it is drawn, the page itself is the answer.
 */
final class CalendarJson {
	public const PARAMETER = 'marketday-answer';

	public function __construct(
		private readonly CalendarBlock $block,
		private readonly CalendarPage $page
	) {}

	public function register(): void {
		// Last: the page's template is chosen then, and nothing of it is drawn.
		add_filter( 'template_include', $this->answer( ... ), PHP_INT_MAX );
	}

	private function answer( mixed $template ): mixed {
		$asked = $_GET[ self::PARAMETER ] ?? ''; // phpcs:ignore WordPress.Security -- compared.
		if ( '' === $asked || ! $this->page->isCalendars() || ( is_singular() && post_password_required() ) ) {
			return $template;
		}
		if ( 'data' !== $asked ) {
			wp_send_json( [
				'code'    => 'rest_invalid_param',
				'message' => self::PARAMETER . ' must be data.',
			], 400 );
		}
		$calendars = $this->calendars();
		if ( [] !== $calendars ) {
			header( 'X-Robots-Tag: noindex' );
			if ( ! $this->page->isDated() ) {
				// Today's: a page that was kept for longer asks for it.
				PrivatePage::keep();
			}
			wp_send_json( [ 'calendars' => array_map( $this->block->data( ... ), $calendars ) ], null, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		}
		return $template;
	}

	/** @return list<array<string, mixed>> The attributes of each, in the order of the page. */
	private function calendars(): array {
		$found = array_map( static fn ( PageBlock $block ): array => $block->attributes(), PageBlocks::current()->ofNames( [ 'marketday/events-calendar' ] ) );
		// A classic theme's archive is ours, and has one.
		return [] === $found && ! wp_is_block_theme() && is_post_type_archive( EventType::NAME ) ? [ [] ] : $found;
	}
}
