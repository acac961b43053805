<?php

declare( strict_types=1 );

namespace Marketday\Tests\Checkout;

use Marketday\Buying\Checkout\SubmittedCheckout;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use PHPUnit\Framework\TestCase;

final class SubmittedCheckoutTest extends TestCase {
	public function test_reads_addresses_without_tags(): void {
		$form = SubmittedCheckout::read( new Request( [ 'billing_first_name' => ' Ada <b>', 'billing_city' => 'London' ] ) );

		self::assertSame( 'Ada', $form->addresses->billing->firstName );
		self::assertSame( 'London', $form->addresses->billing->city );
	}

	public function test_sends_to_the_billing_address_unless_another_is_asked_for(): void {
		$sent = [
			'billing_city'  => 'London',
			'billing_email' => 'ada@example.com',
			'shipping_city' => 'Whitby',
		];

		$here  = SubmittedCheckout::read( new Request( $sent ) )->order()->addresses->shipping;
		$there = SubmittedCheckout::read( new Request( [ 'ship_to_different_address' => '1' ] + $sent ) )->order()->addresses->shipping;

		self::assertSame( 'London', $here->city );
		self::assertSame( '', $here->email );
		self::assertSame( 'Whitby', $there->city );
		self::assertTrue( SubmittedCheckout::read( new Request( [ 'ship_to_different_address' => '1' ] + $sent ) )->order()->addresses->shipElsewhere );
	}

	public function test_keeps_the_lines_of_a_note_and_bounds_it(): void {
		$note = SubmittedCheckout::read( new Request( [ 'order_comments' => "Ring twice.\nThen <i>wait</i>." . str_repeat( 'x', 3000 ) ] ) )->note;

		self::assertStringStartsWith( "Ring twice.\nThen wait.", $note );
		self::assertLessThanOrEqual( 2000, mb_strlen( $note ) );
	}

	public function test_takes_the_fields_of_slots_along_by_their_namespace(): void {
		$sent = [
			'extensions' => [
				'gift' => [ 'note' => 'Happy birthday' ],
				'odd'  => 'not a namespace',
			],
		];

		self::assertSame( [ 'gift' => [ 'note' => 'Happy birthday' ] ], SubmittedCheckout::read( new Request( $sent ) )->order()->extensions );
	}

	public function test_refuses_a_field_that_is_a_list(): void {
		$this->expectException( Problem::class );

		SubmittedCheckout::read( new Request( [ 'billing_city' => [ 'London' ] ] ) );
	}
}
