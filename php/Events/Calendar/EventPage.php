<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Clock;
use Marketday\Kernel\View;
use WP_Block;
use WP_Post;
use WP_Query;

/** An event's own page: its templates, the date its address names, and the block `marketday/event-details`. */
final class EventPage {
	/** Parameter of a series' page: which of its dates. */
	public const DATE = 'event-date';

	private const NEXT_DATES = 6;

	public function __construct(
		private readonly EventFinder $finder,
		private readonly Clock $clock,
		private readonly Engine $engine,
		private readonly View $view,
		private readonly StructuredData $data
	) {}

	public function register(): void {
		add_action( 'template_redirect', $this->refuseUnknownDate( ... ) );
		add_filter( 'the_content', $this->addToContent( ... ), 5 );
		add_filter( 'template_include', $this->chooseClassic( ... ) );
		add_filter( 'marketday_social_data', $this->describe( ... ), 10, 2 );
	}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content, WP_Block $block ): string {
		$post = $block->context['postId'] ?? get_the_ID();
		return $this->details( is_numeric( $post ) ? (int) $post : 0 );
	}

	private function details( int $post ): string {
		if ( EventType::NAME !== get_post_type( $post ) || post_password_required( $post ) ) {
			return '';
		}
		$event = $this->shownEvent( $post );
		if ( null === $event ) {
			return '';
		}
		$now     = $this->clock->now()->getTimestamp();
		$product = $event->product() > 0 ? $this->engine->catalogue()->product( $event->product() ) : null;
		return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( [ 'class' => 'marketday-event-details' ] ), $this->view->render( 'details', [
			'event'   => $event,
			'isOver'  => $event->end->getTimestamp() <= $now,
			'dates'   => $event->schedule->isRecurring()
				? array_values( array_filter(
					$this->finder->ofEvent( $post, $now, self::NEXT_DATES + 1 ),
					static fn ( ShownEvent $one ): bool => $one->occurrence !== $event->occurrence
				) )
				: [],
			'recurs'  => null === $event->schedule->rule ? '' : RuleFormatter::say( $event->schedule->rule, $event->start ),
			'product' => $product,
			'links'   => CalendarLinks::of( $event ),
			'data'    => is_singular( EventType::NAME ) ? $this->data->script( [ $event ], $product ) : '',
		] ) );
	}

	/**
	 * Describes an event for links that are shared: when it is, and what it is about.
	 *
	 * @param array<string, string> $properties By Open Graph's names.
	 * @return array<string, string>
	 */
	private function describe( array $properties, WP_Post $post ): array {
		$event = EventType::NAME === $post->post_type ? $this->shownEvent( $post->ID ) : null;
		return null === $event ? $properties : [
			'og:title'       => $event->title(),
			'og:description' => ( EventTimes::elsewhere( $event, wp_timezone() ) ?: EventTimes::whole( $event, $event->start->getTimezone() ) ) . '. ' . $event->summary(),
			'og:url'         => $event->url(),
		] + $properties;
	}

	/** The date the address names, else the next, else the last. */
	private function shownEvent( int $post ): ?ShownEvent {
		$asked = self::requestedDate();
		$event = '' === $asked || get_queried_object_id() !== $post ? null : $this->finder->occurrence( $post, $asked );
		return $event ?? $this->finder->ofEvent( $post, $this->clock->now()->getTimestamp(), 1 )[0] ?? $this->finder->last( $post );
	}

	private function refuseUnknownDate(): void {
		global $wp_query;
		if ( ! is_singular( EventType::NAME ) || ! isset( $_GET[ self::DATE ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- a look.
			return;
		}
		if ( '' === self::requestedDate() || null === $this->finder->occurrence( get_queried_object_id(), self::requestedDate() ) ) {
			assert( $wp_query instanceof WP_Query );
			$wp_query->set_404();
			status_header( 404 );
			nocache_headers();
		}
	}

	private static function requestedDate(): string {
		$asked = $_GET[ self::DATE ] ?? ''; // phpcs:ignore WordPress.Security -- compared with a pattern.
		return is_string( $asked ) && 1 === preg_match( '/^\d{8}T\d{6}$/D', $asked ) ? $asked : '';
	}

	/** Classic themes print the content alone; so do templates that an editor has laid out without the block. */
	private function addToContent( string $content ): string {
		$isPlain = is_singular( EventType::NAME ) && in_the_loop() && is_main_query() && ! wp_is_block_theme() && ! has_block( 'marketday/event-details' );
		return $isPlain ? do_blocks( '<!-- wp:marketday/event-details /-->' ) . $content : $content;
	}

	private function chooseClassic( string $template ): string {
		$isGeneral = in_array( basename( $template ), [ 'index.php', 'archive.php' ], true );
		return $isGeneral && ! wp_is_block_theme() && is_post_type_archive( EventType::NAME ) ? __DIR__ . '/views/classic-calendar.php' : $template;
	}
}
