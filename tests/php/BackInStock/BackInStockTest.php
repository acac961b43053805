<?php

declare( strict_types=1 );

namespace Marketday\Tests\BackInStock;

use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Kernel\Schema;
use Marketday\Kernel\SystemClock;
use Marketday\Lists\BackInStock\BackInStockEmails;
use Marketday\Lists\BackInStock\BackInStockFeature;
use Marketday\Lists\BackInStock\SoldOut;
use Marketday\Lists\BackInStock\WaitingList;
use Marketday\Tests\Store\Embedded\SalesTestCase;

/** One mail, to who has asked for it and confirmed that, once the product can be bought again. */
final class BackInStockTest extends SalesTestCase {
	private WaitingList $list;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		// The first who asks makes the table.
		$list = new WaitingList( new SystemClock() );
		$list->delete( $list->ask( 1, 1, 'first@example.com' )->id );
	}

	protected function setUp(): void {
		parent::setUp();
		$this->list = new WaitingList( new SystemClock() );
		update_option( BackInStockFeature::IS_ON, 'yes' );
		add_filter( 'marketday_rate_limit', '__return_null' );
	}

	public function test_a_mail_asks_first_and_another_says_that_it_is_back(): void {
		$hat     = $this->soldOut();
		$waiting = $this->list->ask( $hat, $hat, 'Ann@example.com' );
		$this->askToConfirm( $waiting->id );

		self::assertSame( [ 'ann@example.com' ], array_column( $this->emails, 'to' ) );
		self::assertStringContainsString( 'Shall we email you when Felt hat is back?', $this->emails[0]['subject'] );

		$this->restock( $hat );
		do_action( BackInStockEmails::BACK_JOB, $hat );
		self::assertCount( 1, $this->emails, 'Nobody has said yes.' );

		$this->list->confirm( $this->waitingOfEmail()->id ?? 0 );
		do_action( BackInStockEmails::BACK_JOB, $hat );

		self::assertCount( 2, $this->emails );
		self::assertSame( 'Felt hat is back in stock', $this->emails[1]['subject'] );
		self::assertSame( [], $this->list->of( 'ann@example.com' ) );
		do_action( BackInStockEmails::BACK_JOB, $hat );
		self::assertCount( 2, $this->emails, 'One mail is one mail.' );
	}

	public function test_one_mailbox_gets_five_a_day_however_its_address_is_written(): void {
		add_filter( 'marketday_rate_limit', static fn (): array => [ 'calls' => 5, 'seconds' => DAY_IN_SECONDS ], 99 );
		$hat       = $this->soldOut();
		$addresses = [ 'ann.lee@gmail.com', 'annlee+1@gmail.com', 'a.n.n.lee@googlemail.com', 'annlee@googlemail.com', 'ann.l.e.e@gmail.com', 'annlee+2@gmail.com' ];
		foreach ( $addresses as $address ) {
			$this->askToConfirm( $this->list->ask( $hat, $hat, $address )->id );
		}

		self::assertSame( array_slice( $addresses, 0, 5 ), array_column( $this->emails, 'to' ), 'Written to as they were typed.' );
	}

	public function test_nothing_is_sent_while_it_is_sold_out(): void {
		$hat = $this->soldOut();
		$this->list->confirm( $this->list->ask( $hat, $hat, 'ann@example.com' )->id );

		do_action( BackInStockEmails::BACK_JOB, $hat );

		self::assertSame( [], $this->emails );
		self::assertCount( 1, $this->list->of( 'ann@example.com' ) );
	}

	public function test_stock_that_comes_back_brings_the_job(): void {
		$hat = $this->soldOut();
		$this->list->confirm( $this->list->ask( $hat, $hat, 'ann@example.com' )->id );

		$this->restock( $hat );

		self::assertNotNull( $this->engine()->jobs()->waitsUntil( BackInStockEmails::BACK_JOB, [ $hat ] ) );
	}

	public function test_who_asks_twice_waits_once(): void {
		$hat   = $this->soldOut();
		$first = $this->list->ask( $hat, $hat, 'ann@example.com' );
		$this->list->confirm( $first->id );

		$again = $this->list->ask( $hat, $hat, 'ANN@example.com' );

		self::assertSame( $first->id, $again->id );
		self::assertTrue( $again->isConfirmed );
	}

	public function test_a_mail_that_could_not_be_sent_is_sent_again(): void {
		$hat = $this->soldOut();
		$this->list->confirm( $this->list->ask( $hat, $hat, 'ann@example.com' )->id );
		$this->restock( $hat );
		add_filter( 'pre_wp_mail', '__return_false', PHP_INT_MAX );

		do_action( BackInStockEmails::BACK_JOB, $hat );

		self::assertCount( 1, $this->list->of( 'ann@example.com' ) );
		self::assertNotNull( $this->engine()->jobs()->waitsUntil( Outbox::JOB ) );
		remove_filter( 'pre_wp_mail', '__return_false', PHP_INT_MAX );
		$this->emails = [];
		$this->passTime();
		do_action( Outbox::JOB );
		$this->passTime();
		do_action( Outbox::JOB );

		self::assertSame( [ 'ann@example.com' ], array_column( $this->emails, 'to' ) );
		self::assertSame( [], $this->list->of( 'ann@example.com' ) );
	}

	public function test_what_is_sold_out_again_before_the_mail_is_sent_is_waited_for_again(): void {
		$hat = $this->soldOut();
		$this->list->confirm( $this->list->ask( $hat, $hat, 'ann@example.com' )->id );
		$this->restock( $hat );
		add_filter( 'pre_wp_mail', '__return_false', PHP_INT_MAX );
		do_action( BackInStockEmails::BACK_JOB, $hat );
		$this->engine()->writer()->save( new ProductDraft( id: $hat, stockQuantity: '0', stockStatus: StockStatus::OutOfStock ) );
		remove_filter( 'pre_wp_mail', '__return_false', PHP_INT_MAX );
		$this->emails = [];

		$this->passTime();
		do_action( Outbox::JOB );

		self::assertSame( [], $this->emails );
		self::assertCount( 1, $this->list->confirmedRows( $hat, 5 ) );
	}

	public function test_a_mail_whose_row_was_lost_is_written_down_anew(): void {
		$hat = $this->soldOut();
		$id  = $this->list->ask( $hat, $hat, 'ann@example.com' )->id;
		$this->list->confirm( $id );
		$this->list->claim( $id );
		$this->list->giveBackLost( static fn (): bool => true );
		update_option( 'marketday_back_in_stock_mailing', [ $id => time() - 2 * HOUR_IN_SECONDS ] );
		$this->list->giveBackLost( static fn (): bool => true );
		self::assertSame( [], $this->list->confirmedRows( $hat, 5 ), 'The outbox has it.' );

		update_option( 'marketday_back_in_stock_mailing', [ $id => time() - 2 * HOUR_IN_SECONDS ] );
		$this->list->giveBackLost( static fn (): bool => false );

		self::assertCount( 1, $this->list->confirmedRows( $hat, 5 ) );
	}

	public function test_links_that_are_not_ours_lead_nowhere(): void {
		$hat = $this->soldOut();
		$this->list->ask( $hat, $hat, 'ann@example.com' );

		foreach ( [ '', 'x', 'MSB4.0.abc' ] as $key ) {
			self::assertNull( $this->letters()->waitingOf( $key ) );
		}
	}

	public function test_the_variations_that_are_sold_out_can_be_waited_for(): void {
		[ $shirt, $blue ] = $this->aShirt();
		$this->shop()->writer()->save( new ProductDraft( id: $blue, variationOf: $shirt, stockStatus: StockStatus::OutOfStock ) );
		$product = $this->shop()->catalogue()->product( $shirt );
		self::assertNotNull( $product );

		self::assertSame( [ $blue => 'Blue' ], ( new SoldOut( $this->shop()->catalogue() ) )->items( $product ) );
		self::assertFalse( ( new SoldOut( $this->shop()->catalogue() ) )->isBack( $blue, $shirt ) );
	}

	public function test_what_can_be_bought_is_not_waited_for(): void {
		$product = $this->shop()->catalogue()->product( $this->aProduct() );
		self::assertNotNull( $product );

		self::assertSame( [], ( new SoldOut( $this->shop()->catalogue() ) )->items( $product ) );
	}

	public function test_what_is_kept_of_an_address_is_told_and_deleted(): void {
		$hat  = $this->soldOut();
		$tools = static fn ( string $tool ): array => apply_filters( "wp_privacy_personal_data_{$tool}s", [] );
		$ask   = static fn ( string $tool ): array => $tools( $tool )['marketday-back-in-stock']['callback']( 'ann@example.com' );
		$this->list->ask( $hat, $hat, 'ann@example.com' );

		self::assertSame( 'Felt hat', $ask( 'exporter' )['data'][0]['data'][0]['value'] ?? '' );
		self::assertTrue( $ask( 'eraser' )['items_removed'] );
		self::assertSame( [], $ask( 'exporter' )['data'] );
	}

	private function askToConfirm( int $id ): void {
		do_action( BackInStockEmails::CONFIRM_JOB, $id );
		do_action( Outbox::JOB );
	}

	/** What waits in the outbox is due. */
	private function passTime(): void {
		$GLOBALS['wpdb']->query( 'UPDATE ' . Schema::table( 'outbox' ) . ' SET due_at = 1 WHERE due_at IS NOT NULL' );
	}

	private function soldOut(): int {
		return $this->aProduct( name: 'Felt hat', stockQuantity: '0', stockStatus: StockStatus::OutOfStock, backorders: 'no' );
	}

	private function restock( int $id ): void {
		$this->engine()->writer()->save( new ProductDraft( id: $id, stockQuantity: '5', stockStatus: StockStatus::InStock ) );
	}

	private function letters(): BackInStockEmails {
		return new BackInStockEmails( $this->engine(), $this->list, new SoldOut( $this->engine()->catalogue() ) );
	}

	private function waitingOfEmail(): ?\Marketday\Lists\BackInStock\Waiting {
		preg_match( '/[?&]back-in-stock=([\w.-]+)/', html_entity_decode( (string) $this->emails[0]['message'] ), $key );
		return $this->letters()->waitingOf( $key[1] ?? '' );
	}
}
