<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Kernel\View;
use Marketday\Marketing\Newsletter\Form\FieldBlock;
use Marketday\Marketing\Newsletter\Form\FieldNames;
use Marketday\Marketing\Newsletter\Form\FormBlock;
use Marketday\Marketing\Newsletter\Form\FormReader;
use Marketday\Marketing\Newsletter\Form\Placement;
use Marketday\Marketing\Newsletter\Form\SubmittedForm;
use Marketday\Marketing\Newsletter\Form\SubscriptionRefusedException;
use Marketday\Marketing\Newsletter\Options;
use Marketday\Marketing\Newsletter\Subscribe\SubscribeEndpoint;
use Marketday\Marketing\Newsletter\SubscriptionPage;
use Marketday\Tests\MarkupFixture;
use PHPUnit\Framework\Attributes\DataProvider;

/** What PHP draws of a form is what its React component reads: every kind of field, refused, and taken. */
final class FormMarkupTest extends NewsletterTestCase {
	private const USUAL = [ [ 'kind' => 'email' ], [ 'kind' => 'consent' ], [ 'kind' => 'submit' ] ];

	private const EVERY = [
		[ 'kind' => 'first_name', 'placeholder' => 'Ada' ],
		[ 'kind' => 'last_name', 'required' => true ],
		[ 'kind' => 'email', 'style' => [ 'color' => [ 'background' => '#ffeeaa' ], 'spacing' => [ 'padding' => [ 'top' => 'var(--wp--preset--spacing--20)' ] ] ] ],
		[ 'kind' => 'text', 'label' => 'Town “A & B”' ],
		[ 'kind' => 'textarea', 'label' => 'Why', 'required' => true ],
		[ 'kind' => 'select', 'label' => 'Size', 'options' => [ 'S', 'M & L' ] ],
		[ 'kind' => 'radio', 'label' => 'How often', 'options' => [ 'Weekly', 'Monthly' ], 'required' => true ],
		[ 'kind' => 'checkbox', 'label' => 'Colours', 'options' => [ 'Red', 'Blue' ], 'required' => true ],
		[ 'kind' => 'checkbox', 'label' => 'By post, too' ],
		[ 'kind' => 'date', 'label' => 'Birthday' ],
		[ 'kind' => 'consent', 'label' => 'Yes, <b>write</b> to me.' ],
		[ 'kind' => 'submit', 'label' => 'Go' ],
	];

	/** What was sent, and what is wrong with it. */
	private const SENT = [
		'form_field_email'      => 'ann@',
		'form_field_first_name' => 'Ann',
		'cf_town_a_b'           => 'Leeds "West"',
		'cf_why'                => "One\nTwo",
		'cf_size'               => 'M & L',
		'cf_how_often'          => 'Monthly',
		'cf_colours'            => [ 'Blue' ],
	];
	private const WRONG = [
		'form_field_email'     => 'Please enter a whole e-mail address.',
		'form_field_last_name' => 'Fill in “Last name”.',
		'cf_how_often'         => 'Choose one of the options.',
		'consent'              => 'Tick this box if you agree.',
		FormReader::TRAP       => 'Please leave the field empty.',
		''                     => 'Too many tries & more.',
	];

	protected function tearDown(): void {
		unset( $_GET[ SubscribeEndpoint::SENT ] );
		parent::tearDown();
	}

	/** @param list<array<string, mixed>> $fields */
	#[DataProvider( 'forms' )]
	public function test_draws_what_the_component_reads( string $case, array $fields, bool $isRefused = false, bool $isSent = false ): void {
		$attempt = new SubmittedForm();
		$names   = new FieldNames();
		$view    = new View( dirname( __DIR__, 3 ) . '/php/Marketing/Newsletter/views' );
		$form    = new FormBlock( new Options(), new Placement( $this->engine()->settings(), new SubscriptionPage() ), $attempt, $names, $view );
		$field   = new FieldBlock( $this->lists, $attempt, $names, $view );
		if ( $isRefused ) {
			$attempt->keep( 'one', self::SENT, new SubscriptionRefusedException( self::WRONG ) );
		}
		if ( $isSent ) {
			$_GET[ SubscribeEndpoint::SENT ] = 'one'; // phpcs:ignore WordPress.Security.NonceVerification -- set, not read.
		}
		$inner = array_map( static fn ( array $attributes ): array => [
			'blockName'    => FieldBlock::NAME,
			'attrs'        => $attributes,
			'innerBlocks'  => [],
			'innerHTML'    => '',
			'innerContent' => [],
		], $fields );
		$names->forget( 'one' );
		$content = '<h2 class="wp-block-heading">Letters <em>from us</em></h2>';
		foreach ( $inner as $at => $block ) {
			$drawn = \WP_Block_Supports::$block_to_render;
			\WP_Block_Supports::$block_to_render = $block;
			$one = $field->render( $block['attrs'], '', new \WP_Block( $block, [ 'marketday/formId' => 'one' ] ) );
			\WP_Block_Supports::$block_to_render = $drawn;
			$content .= 0 === $at ? '<div class="wp-block-columns" style="gap:1rem;background:url(a;b.png)"><div class="wp-block-column" style="flex-basis:50%">' . $one . '</div></div>' : $one;
		}
		$block = new \WP_Block( [ 'blockName' => 'marketday/newsletter-form', 'attrs' => [], 'innerBlocks' => $inner ] );
		$html  = $form->render( [ 'blockId' => 'one' ], $content, $block );

		MarkupFixture::check( "newsletter/{$case}", self::island( $html ) );
	}

	/** @return iterable<string, array{string, list<array<string, mixed>>, 2?: bool, 3?: bool}> */
	public static function forms(): iterable {
		yield 'the usual one' => [ 'inline', self::USUAL ];
		yield 'with every kind of field' => [ 'every-kind', self::EVERY ];
		yield 'refused' => [ 'refused', self::EVERY, true ];
		yield 'taken' => [ 'sent', self::USUAL, false, true ];
	}

	/** Without what changes from run to run. */
	private static function island( string $html ): string {
		preg_match( '/<div data-marketday-island="newsletter-form">.*<\/form><\/div>/s', $html, $found );
		$ids = [];
		return (string) preg_replace_callback_array( [
			'/marketday-newsletter-field-\d+/'       => static function ( array $id ) use ( &$ids ): string {
				$ids += [ $id[0] => 'field-' . ( count( $ids ) + 1 ) ];
				return $ids[ $id[0] ];
			},
			'/(name="data\[form\]" value=")[^"]+/'   => static fn ( array $signed ): string => "{$signed[1]}signed",
			'/https?:[^"&]*\/wp-admin/'              => static fn (): string => 'http://localhost/wp-admin',
		], $found[0] ?? '' );
	}
}
