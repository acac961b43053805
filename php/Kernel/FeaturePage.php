<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Addresses\OwnAddress;
use Marketday\Kernel\Addresses\TakenAddresses;
use Marketday\Kernel\Http\PrivatePage;
use WP_Post;

/**
 * A page that a feature brings, such as the wishlist's: made once, and left as the site's people want it from then on. It shows what is a
 * visitor's own: no cache keeps it, no search engine lists it.
 */
final class FeaturePage {
	/**
	 * @param string            $name  Of option and slug: `wishlist`.
	 * @param Closure(): string $title
	 */
	public function __construct(
		private readonly string $name,
		private readonly Closure $title,
		private readonly string $content
	) {}

	public function register(): void {
		Preload::pages( $this->option() );
		// Before the shop's own pages, which end what an activation begins.
		add_action( 'init', function (): void {
			if ( 'pending' === get_option( 'marketday_activated' ) ) {
				$this->createOnce();
			}
		}, 25 );
		Upkeep::add( $this->createOnce( ... ) );
		TakenAddresses::add( fn (): array => [ OwnAddress::ofPage( $this->id(), $this->name ) ] );
		add_action( 'template_redirect', [ $this, 'sendHeaders' ], 0 );
		add_filter( 'wp_robots', [ $this, 'robots' ] );
	}

	/** 0 where the page does not exist. */
	public function id(): int {
		$id = (int) get_option( $this->option() );
		// Asked by nearly every request: a site of one language loads nothing for it.
		$id = has_filter( 'wpml_object_id' ) ? Language::page( $id ) : $id;
		return $id > 0 && 'publish' === get_post_status( $id ) ? $id : 0;
	}

	/** The front page's where it does not exist. */
	public function url(): string {
		$url = $this->id() > 0 ? get_permalink( $this->id() ) : false;
		return is_string( $url ) ? $url : home_url( '/' );
	}

	public function isShown(): bool {
		return $this->id() > 0 && is_page( $this->id() );
	}

	public function createOnce(): void {
		// 0 is what a request left that was killed: a page that people have deleted has left its number.
		if ( 0 === (int) get_option( $this->option() ) ) {
			SetUpLease::run( $this->name, [ $this->option() ], $this->create( ... ) );
		}
	}

	private function create(): void {
		if ( 0 !== (int) get_option( $this->option() ) ) {
			return;
		}
		$found = get_page_by_path( $this->name );
		if ( $found instanceof WP_Post && 'trash' !== $found->post_status && str_contains( $found->post_content, $this->content ) ) {
			update_option( $this->option(), $found->ID );
			return;
		}
		update_option( $this->option(), wp_insert_post( [
			'post_type'      => 'page',
			'post_status'    => 'publish',
			'post_name'      => $this->name,
			'post_title'     => ( $this->title )(),
			'post_content'   => $this->content,
			'comment_status' => 'closed',
		] ) );
	}

	public function sendHeaders(): void {
		if ( $this->isShown() ) {
			PrivatePage::keep();
			// Its address may hold the link of a list.
			headers_sent() || header( 'Referrer-Policy: same-origin' );
		}
	}

	/**
	 * @param array<string, bool|string> $robots
	 * @return array<string, bool|string>
	 */
	public function robots( array $robots ): array {
		return $this->isShown() ? [
			'noindex' => true,
			'follow'  => true,
		] + array_diff_key( $robots, [ 'max-image-preview' => 1 ] ) : $robots;
	}

	private function option(): string {
		return "marketday_{$this->name}_page_id";
	}
}
