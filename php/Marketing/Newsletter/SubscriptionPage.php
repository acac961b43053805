<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Addresses\OwnAddress;
use Marketday\Kernel\Addresses\TakenAddresses;
use Marketday\Kernel\Http\PrivatePage;
use Marketday\Kernel\Preload;
use Marketday\Kernel\SetUpLease;
use WP_Post;

/** The page that links of mails lead to: it is made with the plugin's other pages, again when it is needed and gone, and an editor may rename and move it. */
final class SubscriptionPage {
	public const OPTION = 'marketday_newsletter_page_id';

	/** Tenths of a second. */
	private const TRIES = 50;

	public function register(): void {
		Preload::pages( self::OPTION );
		TakenAddresses::add( fn (): array => [ OwnAddress::ofPage( $this->knownId(), 'newsletter' ) ] );
		// Before the shop's own pages, which end what an activation begins.
		add_action( 'init', function (): void {
			if ( 'pending' === get_option( 'marketday_activated' ) ) {
				$this->id();
			}
		}, 25 );
	}

	public function address(): string {
		return (string) get_permalink( $this->id() );
	}

	/** 0 before it was needed. */
	public function knownId(): int {
		return (int) get_option( self::OPTION );
	}

	public function id(): int {
		$id = (int) get_option( self::OPTION );
		// A mail must not go out without its link: while another request makes the page, it waits.
		for ( $tries = 0; ! $this->isUsable( get_post( $id ) ) && $tries < self::TRIES; ++$tries ) {
			SetUpLease::run( 'letters', [ self::OPTION ], $this->create( ... ) ) || usleep( 100_000 );
			$id = (int) get_option( self::OPTION );
		}
		return $id;
	}

	private function create(): void {
		if ( $this->isUsable( get_post( (int) get_option( self::OPTION ) ) ) ) {
			return;
		}
		$found = get_page_by_path( 'newsletter' );
		if ( $found instanceof WP_Post && $this->isUsable( $found ) && str_contains( $found->post_content, 'wp:marketday/newsletter-manage' ) ) {
			update_option( self::OPTION, $found->ID );
			return;
		}
		$id = wp_insert_post( [
			'post_type'      => 'page',
			'post_status'    => 'publish',
			'post_name'      => 'newsletter',
			'post_title'     => __( 'Newsletter', 'marketday' ),
			'post_content'   => '<!-- wp:marketday/newsletter-manage /-->',
			'comment_status' => 'closed',
		] );
		update_option( self::OPTION, $id );
	}

	/** Sends headers of a page that is one visitor's, and whose address holds a key. */
	public function sendHeaders(): void {
		$id = (int) get_option( self::OPTION );
		if ( $id > 0 && is_page( $id ) ) {
			PrivatePage::keep();
			headers_sent() || header( 'Referrer-Policy: no-referrer' );
		}
	}

	/**
	 * @param array<string, bool|string> $robots
	 * @return array<string, bool|string>
	 */
	public function robots( array $robots ): array {
		$id = (int) get_option( self::OPTION );
		return $id > 0 && is_page( $id ) ? [ 'noindex' => true ] + $robots : $robots;
	}

	private function isUsable( mixed $post ): bool {
		return $post instanceof WP_Post && 'page' === $post->post_type && 'publish' === $post->post_status;
	}
}
