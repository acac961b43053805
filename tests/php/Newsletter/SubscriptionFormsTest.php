<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Kernel\View;
use Marketday\Marketing\Newsletter\Form\FieldNames;
use Marketday\Marketing\Newsletter\Form\FormBlock;
use Marketday\Marketing\Newsletter\Form\FormSettings;
use Marketday\Marketing\Newsletter\Form\Placement;
use Marketday\Marketing\Newsletter\Form\SubmittedForm;
use Marketday\Marketing\Newsletter\Form\SubscriptionRefusedException;
use Marketday\Marketing\Newsletter\Options;
use Marketday\Marketing\Newsletter\SubscriptionPage;
use PHPUnit\Framework\Attributes\DataProvider;

/** What is sent by the forms, and what they refuse. */
final class SubscriptionFormsTest extends NewsletterTestCase {
	public function test_one_network_sends_no_more_forms_than_people_do(): void {
		add_filter(
			'marketday_rate_limit',
			static fn ( array $limit, string $name ): array => 'newsletter' === $name ? [ 'calls' => 6, 'seconds' => 600 ] : $limit,
			99,
			2
		);
		add_filter( 'marketday_visitor_address', static fn (): string => '198.51.100.7' );
		$taken = 0;
		for ( $robot = 0; $robot < 100; $robot++ ) {
			try {
				$this->subscribe( "victim{$robot}@example.com" );
				$taken++;
			} catch ( SubscriptionRefusedException $refused ) {
				self::assertSame( 429, $refused->status );
				self::assertGreaterThan( 0, $refused->retryAfter );
			}
		}
		self::assertSame( 6, $taken );
		self::assertCount( 6, $this->emails );
	}

	/**
	 * @param array<string, mixed>     $data
	 * @param array<array-key, string> $faults
	 */
	#[DataProvider( 'refusals' )]
	public function test_refuses( array $data, array $faults ): void {
		$form = $this->form(
			[ 'kind' => 'first_name' ],
			[ 'kind' => 'consent', 'label' => 'Yes' ],
			[ 'kind' => 'select', 'label' => 'Size', 'options' => [ 'S', 'M' ] ],
			[ 'kind' => 'text', 'label' => 'Town', 'required' => true ],
			[ 'kind' => 'date', 'label' => 'Day' ]
		);
		try {
			$this->subscription->subscribe( $form, $data + [ 'form_field_email' => 'ann@example.com', 'consent' => '1', 'cf_town' => 'Kendal' ], '' );
			self::fail( 'It was taken.' );
		} catch ( SubscriptionRefusedException $refused ) {
			self::assertSame( $faults, $refused->faults );
		}
		self::assertNull( $this->subscribers->ofEmail( 'ann@example.com' ) );
		self::assertSame( [], $this->emails );
	}

	/** @return iterable<string, array{array<string, mixed>, array<array-key, string>}> */
	public static function refusals(): iterable {
		yield 'no address' => [ [ 'form_field_email' => '' ], [ 'form_field_email' => 'Enter your email address.' ] ];
		yield 'no true address' => [ [ 'form_field_email' => 'ann@' ], [ 'form_field_email' => 'Enter a full email address, like ann@example.com' ] ];
		yield 'a list of addresses' => [ [ 'form_field_email' => [ 'ann@example.com' ] ], [ 'form_field_email' => 'Enter your email address.' ] ];
		yield 'a header' => [
			[ 'form_field_email' => "ann@example.com\r\nBcc: all@example.com" ],
			[ 'form_field_email' => 'Enter a full email address, like ann@example.com' ],
		];
		yield 'a name with brackets' => [ [ 'form_field_first_name' => '<b>Ann' ], [ 'form_field_first_name' => 'Please specify a valid name' ] ];
		yield 'a name with an address' => [
			[ 'form_field_first_name' => 'Win https://evil.example' ],
			[ 'form_field_first_name' => 'Names can’t contain web addresses.' ],
		];
		yield 'no consent' => [ [ 'consent' => '' ], [ 'consent' => 'Tick this box if you agree.' ] ];
		yield 'what is not offered' => [ [ 'cf_size' => 'XXL' ], [ 'cf_size' => 'Choose one of the options.' ] ];
		yield 'nothing where something must be' => [ [ 'cf_town' => ' ' ], [ 'cf_town' => 'Fill in “Town”.' ] ];
		yield 'a day that there is not' => [ [ 'cf_day' => '2026-02-30' ], [ 'cf_day' => 'Enter a real date.' ] ];
		yield 'two dots' => [
			[ 'form_field_email' => 'a..b@example.com' ],
			[ 'form_field_email' => 'Enter a full email address, like ann@example.com' ],
		];
		yield 'a robot, or a password manager' => [
			[ 'email' => 'robot@example.com' ],
			[ 'email' => 'A field that should stay blank was filled in, perhaps by a password manager. We’ve cleared it: please send the form again.' ],
		];
	}

	public function test_the_end_of_a_line_counts_once(): void {
		$form = $this->form( [ 'kind' => 'textarea', 'label' => 'Why' ] );
		$this->subscribe( 'ann@example.com', [ 'cf_why' => str_repeat( "a\r\n", 499 ) . 'ab' ], $form );

		$ann = $this->subscribers->ofEmail( 'ann@example.com' );
		self::assertSame( str_repeat( "a\n", 499 ) . 'ab', $ann->pending->fields['why'] ?? '' );
	}

	/** @param list<string> $labels */
	#[DataProvider( 'labels' )]
	public function test_each_question_of_a_form_has_a_name_of_its_own( array $labels ): void {
		$fields = '<!-- wp:marketday/newsletter-field {"kind":"email"} /-->';
		foreach ( $labels as $label ) {
			$fields .= '<!-- wp:marketday/newsletter-field ' . wp_json_encode( [ 'kind' => 'text', 'label' => $label ] ) . ' /-->';
		}
		$html = do_blocks( str_repeat( "<!-- wp:marketday/newsletter-form {\"blockId\":\"one\"} -->{$fields}<!-- /wp:marketday/newsletter-form -->", 2 ) );
		preg_match_all( '/name="data\[(cf_\w+)\]"/', $html, $names );
		$once = array_slice( $names[1], 0, count( $labels ) );
		self::assertCount( 2 * count( $labels ), $names[1] );
		self::assertSame( [ ...$once, ...$once ], $names[1] );
		self::assertCount( count( $labels ), array_unique( $once ) );

		preg_match( '/name="data\[form\]" value="([^"]+)"/', $html, $signed );
		$form = FormSettings::read( html_entity_decode( $signed[1] ?? '' ), 'one' ) ?? self::fail();
		$this->subscribe( 'ann@example.com', array_combine( $once, $labels ), $form );

		self::assertSame( $labels, array_values( $this->subscribers->ofEmail( 'ann@example.com' )->pending->fields ?? [] ) );
	}

	/** @return iterable<array{list<string>}> */
	public static function labels(): iterable {
		yield [ [ 'Adresse', 'Adresse!', 'Adresse', 'adresse 2' ] ];
		yield [ [ 'Откуда вы узнали о нашем магазине?', 'Откуда вы узнали о нашей ярмарке?' ] ];
		yield [ [ 'どこで私たちを知りましたか', 'どこで私たちを知りましたか。' ] ];
		yield [ [ '?', '!' ] ];
	}

	public function test_whose_browser_fills_in_the_field_for_robots_sees_it(): void {
		$attempt = new SubmittedForm();
		$places  = new Placement( $this->engine()->settings(), new SubscriptionPage() );
		$form    = new FormBlock( new Options(), $places, $attempt, new FieldNames(), new View( dirname( __DIR__, 3 ) . '/php/Marketing/Newsletter/views' ) );
		$block   = new \WP_Block( [ 'blockName' => 'marketday/newsletter-form', 'attrs' => [], 'innerBlocks' => [] ] );
		self::assertStringContainsString( 'marketday-newsletter__trap', $form->render( [], '', $block ) );

		try {
			$this->subscription->subscribe( $this->form(), [ 'form_field_email' => 'ann@example.com', 'email' => 'ann@example.com' ], '' );
			self::fail( 'It was taken.' );
		} catch ( SubscriptionRefusedException $refused ) {
			$attempt->keep( 'newsletter', [], $refused );
		}
		$html = $form->render( [], '', $block );
		self::assertStringNotContainsString( 'marketday-newsletter__trap', $html );
		self::assertStringContainsString( 'perhaps by a password manager', $html );
	}

	public function test_the_editors_patterns_are_forms_that_can_be_sent(): void {
		$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( 'marketday/newsletter-popup' );
		$html    = do_blocks( $pattern['content'] ?? '' );

		self::assertSame( 3, preg_match_all( '/name="data\[(form_field_\w+|consent)\]"/', $html ) );
		self::assertStringContainsString( '<button type="submit"', $html );
	}

	public function test_only_a_page_with_a_form_that_comes_by_itself_has_the_look_of_those(): void {
		wp_dequeue_style( 'marketday-newsletter-popup' );
		do_blocks( '<!-- wp:marketday/newsletter-form {"variant":"below_pages"} /-->' );
		self::assertFalse( wp_style_is( 'marketday-newsletter-popup' ) );

		foreach ( [ 'popup', 'fixed_bar', 'slide_in' ] as $variant ) {
			do_blocks( '<!-- wp:marketday/newsletter-form {"variant":"' . $variant . '"} /-->' );
			self::assertTrue( wp_style_is( 'marketday-newsletter-popup' ), $variant );
			wp_dequeue_style( 'marketday-newsletter-popup' );
		}
	}
}
