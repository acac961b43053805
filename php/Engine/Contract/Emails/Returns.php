<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract\Emails;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\InformationPages;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderLine;
use Marketday\Engine\Contract\Settings;
use Marketday\Kernel\Text\FilledLines;
use Marketday\Kernel\View;
use WP_Post;

/**
 * Words of an order's mail about cancelling and sending back. Shoppers have a right to it in a form that they can keep (in Britain by the
 * Consumer Contracts Regulations 2013): a link to a page that may change is not enough, so the words themselves stand in the mail.
 */
final class Returns {
	/** Option: what the shop writes in place of its page of returns. */
	public const OPTION = 'marketday_mail_returns';

	/** Countries where the law gives two weeks: Britain, the Union, and those that follow its directive. */
	private const TWO_WEEKS = 'GB AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK';

	/** Characters of the shop's words. */
	public const LONGEST = 5000;

	/** Mails that make the contract, or come with the goods. */
	private const EMAILS = [ 'customer_on_hold_order', 'customer_processing_order', 'customer_completed_order' ];

	private readonly InformationPages $pages;

	public function __construct( private readonly Settings $settings ) {
		$this->pages = new InformationPages( $settings );
	}

	/** Tells whether this one of an order's mails, by WooCommerce's names, says it. */
	public static function belongsIn( string $email ): bool {
		return in_array( $email, self::EMAILS, true );
	}

	/** @param list<Ticket> $tickets Of the order. @return string HTML; '' where there is nothing to say. */
	public function html( Order $order, array $tickets ): string {
		$parts = $this->parts( $order, $tickets );
		return null === $parts ? '' : ( new View( __DIR__ . '/views' ) )->render( 'returns', $parts );
	}

	/** @param list<Ticket> $tickets Of the order. @return string The same as plain text. */
	public function text( Order $order, array $tickets ): string {
		$parts = $this->parts( $order, $tickets );
		return null === $parts ? '' : ( new View( __DIR__ . '/views' ) )->render( 'returns-plain', $parts );
	}

	/**
	 * The pages of terms that a mail's foot leads to.
	 *
	 * @return list<array{name: string, url: string}>
	 */
	public function links(): array {
		$links = [
			__( 'Returns', 'marketday' ) => $this->pages->url( 'returns' ),
			__( 'Terms', 'marketday' )   => $this->pages->url( 'terms' ),
			__( 'Contact', 'marketday' ) => $this->pages->url( 'contact' ),
		];
		$found = [];
		foreach ( array_filter( $links, static fn ( string $url ): bool => '' !== $url ) as $name => $url ) {
			$found[] = [
				'name' => $name,
				'url'  => $url,
			];
		}
		return $found;
	}

	/**
	 * @param list<Ticket> $tickets
	 * @return array<string, mixed>|null
	 */
	private function parts( Order $order, array $tickets ): ?array {
		$days   = $this->days( $order, $tickets );
		$policy = $this->policy();
		return 0 === $days && '' === $policy ? null : [
			'days'   => $days,
			'form'   => 0 === $days ? [] : $this->form( $order ),
			'policy' => $policy,
			'url'    => $this->pages->url( 'returns' ),
		];
	}

	/** @param list<Ticket> $tickets A ticket for a set date is the one thing the law leaves out that can be known here. */
	private function days( Order $order, array $tickets ): int {
		$sold = array_column( $tickets, 'productId' );
		$rest = array_filter( $order->contents->lines, static fn ( OrderLine $line ): bool => ! in_array( $line->productId, $sold, true ) );
		$days = [] !== $rest && in_array( $this->settings->baseCountry(), explode( ' ', self::TWO_WEEKS ), true ) ? 14 : 0;
		/**
		 * The days in which an order may be cancelled by law are told in its mail.
		 *
		 * @param int   $days  0 says nothing of it.
		 * @param Order $order
		 */
		$filtered = apply_filters( 'marketday_cancellation_days', $days, $order );
		return is_int( $filtered ) ? max( 0, $filtered ) : $days;
	}

	private function policy(): string {
		$own  = get_option( self::OPTION, '' );
		$page = is_string( $own ) && '' !== trim( $own ) ? null : $this->pages->page( 'returns' );
		$text = null === $page ? ( is_string( $own ) ? trim( $own ) : '' ) : self::textOf( $page );
		if ( mb_strlen( $text ) <= self::LONGEST ) {
			return $text;
		}
		$cut = mb_substr( $text, 0, self::LONGEST );
		return mb_substr( $cut, 0, (int) mb_strrpos( $cut, "\n" ) ?: self::LONGEST ) . ' …';
	}

	/** A page's words, without the blocks around them. */
	private static function textOf( WP_Post $page ): string {
		if ( 'publish' !== $page->post_status || '' !== $page->post_password ) {
			return '';
		}
		$html = self::partOf( (string) preg_replace( '/<!--.*?-->/s', '', strip_shortcodes( $page->post_content ) ) );
		$html = (string) preg_replace(
			[ '/\s+/u', '#<thead\b.*?</thead>#i', '#</t[dh]>\s*(?=<t[dh]\b)#i', '/<li\b[^>]*>/i', '#<br\s*/?>|</li>#i', '#</(?:p|h[1-6]|ul|ol|div|tr)>#i' ],
			[ ' ', '', ' – ', '• ', "\n", "\n\n" ],
			$html
		);
		$text = html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES );
		return trim( (string) preg_replace( [ '/[ \t]*\n[ \t]*/', '/\n{3,}/' ], [ "\n", "\n\n" ], $text ) );
	}

	/** The part below the heading 'Returns', of a page that is about delivery too; else all of it. */
	private static function partOf( string $html ): string {
		$plain   = static fn ( string $part ): string => mb_strtolower( trim( wp_strip_all_tags( $part ) ) );
		$returns = mb_strtolower( __( 'Returns', 'marketday' ) );
		foreach ( preg_split( '#(?=<h[2-6]\b)#i', $html ) ?: [] as $part ) {
			[ $heading, $text ] = ( preg_split( '#(?<=</h[2-6]>)#i', $part, 2 ) ?: [] ) + [ '', '' ];
			if ( $plain( $heading ) === $returns && '' !== $plain( $text ) ) {
				return $text;
			}
		}
		return $html;
	}

	/** @return list<string> Lines of the form that the law gives to whoever wants one, with what is known filled in. */
	private function form( Order $order ): array {
		$address = $order->customer->billing;
		$gap     = '____________________';
		$date    = (string) wp_date( (string) get_option( 'date_format' ), $order->placedAt->getTimestamp() );
		return [
			/* translators: %s: name and address of the shop. */
			sprintf( __( 'To: %s', 'marketday' ), implode( ', ', FilledLines::of( [ $this->settings->shopName(), ...self::shopAddress() ] ) ) ),
			__( 'I’m cancelling my contract for these goods or services:', 'marketday' ) . " {$gap}",
			/* translators: 1: order number, 2: date. */
			sprintf( __( 'Order: %1$s, placed on %2$s', 'marketday' ), "#{$order->number}", $date ),
			__( 'Received on:', 'marketday' ) . " {$gap}",
			/* translators: %s: a person's name. */
			sprintf( __( 'Name: %s', 'marketday' ), trim( "{$address->firstName} {$address->lastName}" ) ),
			/* translators: %s: an address in one line. */
			sprintf( __( 'Address: %s', 'marketday' ), implode( ', ', FilledLines::of( [ $address->address1, $address->address2, $address->city, $address->postcode ] ) ) ),
			__( 'Signature (only on paper):', 'marketday' ) . " {$gap}",
			__( 'Date:', 'marketday' ) . " {$gap}",
		];
	}

	/** @return list<string> */
	private static function shopAddress(): array {
		$text = static function ( string $option ): string {
			$value = get_option( $option, '' );
			return is_string( $value ) ? trim( $value ) : '';
		};
		return array_map( $text, [
			'woocommerce_store_address',
			'woocommerce_store_address_2',
			'woocommerce_store_city',
			'woocommerce_store_postcode',
			'woocommerce_email_from_address',
		] );
	}
}
