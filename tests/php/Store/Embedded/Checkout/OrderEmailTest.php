<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Checkout;

use Marketday\Engine\Contract\Emails\Ticket;
use Marketday\Engine\Contract\Emails\Tickets;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\PlacedOrder;
use Marketday\Kernel\Emails\EmailFile;
use Marketday\Tests\Store\Embedded\SalesTestCase;
use PHPMailer\PHPMailer\PHPMailer;

/** What a mail about an order says, in both its forms. */
final class OrderEmailTest extends SalesTestCase {
	/** @var list<PHPMailer> As each mail was handed over. */
	private array $mailers = [];

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		add_filter( 'pre_wp_mail', function ( mixed $handled ): mixed {
			$mailer = new PHPMailer();
			do_action( 'phpmailer_init', $mailer );
			$this->mailers[] = $mailer;
			return $handled;
		}, 0 );
	}

	private function place( mixed ...$changes ): PlacedOrder {
		return $this->shop()->checkout()->place( $this->request( ...$changes ) );
	}

	private function returnsPage( string $content ): void {
		$this->set( [
			'woocommerce_refund_returns_page_id' => wp_insert_post( [
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Returns',
				'post_content' => $content,
			] ),
		] );
	}

	/** HTML and text of the shopper's mail. @return array{string, string} */
	private function toShopper( int $which = 1 ): array {
		return [ html_entity_decode( (string) $this->emails[ $which ]['message'], ENT_QUOTES ), $this->mailers[ $which ]->AltBody ];
	}

	/** @param list<string> $words */
	private function assertBothSay( array $words ): void {
		foreach ( $this->toShopper() as $email ) {
			foreach ( $words as $one ) {
				self::assertStringContainsString( $one, $email );
			}
		}
	}

	public function test_it_names_order_delivery_and_payment_and_leads_on(): void {
		$this->aShippingMethod( 'flat_rate', [ 'title' => 'Royal Mail', 'cost' => '5' ] );
		$mug = $this->aProduct( name: 'Enamel mug' );
		$this->add( $mug, 2 );

		$placed = $this->place();

		$this->assertBothSay( [
			"Order #{$placed->id}",
			'2 × Enamel mug',
			(string) get_permalink( $mug ),
			'£25.00',
			'Royal Mail',
			'Bank transfer',
			"order-received/{$placed->id}/",
			"key={$placed->key}",
			home_url( '/' ),
		] );
		self::assertStringContainsString( "post.php?post={$placed->id}&action=edit", html_entity_decode( (string) $this->emails[0]['message'] ) );
	}

	public function test_pictures_of_what_was_bought_are_shown(): void {
		$mug     = $this->aProduct();
		$picture = wp_insert_attachment( [ 'post_mime_type' => 'image/png', 'post_title' => 'Mug', 'post_status' => 'inherit' ], 'mug.png' );
		wp_update_attachment_metadata( $picture, [ 'width' => 100, 'height' => 100, 'file' => 'mug.png', 'sizes' => [] ] );
		set_post_thumbnail( $mug, $picture );
		$this->add( $mug );

		$this->place();

		self::assertMatchesRegularExpression( '#<img src="[^"]+mug.png" width="64" height="64" alt=""#', (string) $this->emails[1]['message'] );
	}

	public function test_the_right_to_cancel_and_the_shops_own_words_stand_in_it(): void {
		$this->returnsPage(
			'<!-- wp:paragraph --><p>Send it back within <strong>30 days</strong> &amp; we pay.</p><!-- /wp:paragraph --><ul><li>Mugs in a box</li></ul>'
		);
		$this->add( $this->aProduct() );

		$placed = $this->place();

		$this->assertBothSay( [
			'Send it back within 30 days & we pay.',
			'• Mugs in a box',
			'You can cancel within 14 days of receiving your goods',
			'Cancellation form',
			"Order: #{$placed->id}, placed on",
			'Name: Ann Smith',
			'Address: 1 High Street, York, YO1 7HH',
		] );
		self::assertMatchesRegularExpression( '#^Read our returns policy:\nhttp#m', $this->toShopper()[1], 'A link of plain text has its name.' );
		self::assertStringNotContainsString( 'Cancellation form', (string) $this->emails[0]['message'], 'The shop knows.' );
	}

	public function test_of_a_page_about_delivery_and_returns_the_part_about_returns_stands_in_it(): void {
		$this->returnsPage( '<p>Two to three days</p><h2 class="wp-block-heading">Returns</h2><p>Thirty days</p><h3>How to pay</h3><p>By transfer</p>' );
		$this->add( $this->aProduct() );

		$this->place();

		$this->assertBothSay( [ 'Thirty days' ] );
		self::assertDoesNotMatchRegularExpression( '/Two to three days|By transfer/', implode( '', $this->toShopper() ) );
	}

	public function test_the_shop_may_write_it_in_other_words_than_its_page(): void {
		$this->returnsPage( '<p>The page</p>' );
		$this->set( [ 'marketday_mail_returns' => 'Bring it to the counter.' ] );
		$this->add( $this->aProduct() );

		$this->place();

		$this->assertBothSay( [ 'Bring it to the counter.' ] );
		self::assertStringNotContainsString( 'The page', implode( '', $this->toShopper() ) );
	}

	public function test_fourteen_days_are_told_where_the_law_gives_them(): void {
		$this->set( [ 'woocommerce_default_country' => 'US' ] );
		$this->add( $this->aProduct() );
		$this->place();
		self::assertStringNotContainsString( '14 days', implode( '', $this->toShopper() ) );
	}

	public function test_a_ticket_brings_its_event_as_a_file_once_it_is_paid(): void {
		$product = $this->aProduct( name: 'Ticket', virtual: true );
		$file    = new EmailFile( 'slate.ics', 'text/calendar', 'BEGIN:VCALENDAR' );
		Tickets::on( static fn ( array $products ): array => in_array( $product, $products, true )
			? [ new Ticket( $product, 'Slate evening', '3 March 2026, 19:00', 'The Hall', 'https://shop.example/slate/', $file ) ]
			: [] );
		$this->add( $product );

		$placed = $this->place();

		self::assertSame( [], $this->mailers[1]->getAttachments(), 'It is not paid for.' );
		self::assertStringNotContainsString( 'Slate evening', implode( '', $this->toShopper() ) );
		self::assertStringNotContainsString( '14 days of', implode( '', $this->toShopper() ), 'The law leaves out tickets for a set date.' );

		$this->shop()->orders()->setStatus( $placed->id, OrderStatus::Processing );

		$last = count( $this->emails ) - 1;
		foreach ( $this->toShopper( $last ) as $email ) {
			foreach ( [ 'Slate evening', '3 March 2026, 19:00', 'The Hall', 'https://shop.example/slate/' ] as $words ) {
				self::assertStringContainsString( $words, $email );
			}
		}
		self::assertSame( [ 'slate.ics' ], array_column( $this->mailers[ $last ]->getAttachments(), 2 ) );
	}

	public function test_who_has_not_paid_is_led_to_the_payment(): void {
		$this->add( $this->aProduct() );
		$placed = $this->place();
		$this->shop()->orders()->setStatus( $placed->id, OrderStatus::Failed );

		self::assertStringContainsString( 'order-pay', implode( '', array_column( array_slice( $this->emails, 2 ), 'message' ) ) );
	}
}
