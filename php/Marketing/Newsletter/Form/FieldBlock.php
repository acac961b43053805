<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Form;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\TextLine;
use Marketday\Kernel\Validation\FieldRules;
use Marketday\Kernel\View;
use Marketday\Marketing\Newsletter\Subscribers\Lists;
use WP_Block;

/** The block `newsletter-field`: one field of a form, with its label, its rules as attributes and what is wrong with it. */
final class FieldBlock {
	public const NAME = 'marketday/newsletter-field';

	/** @var array<string, true> Forms whose captcha has its place already, by id. */
	private array $withCaptcha = [];

	public function __construct(
		private readonly Lists $lists,
		private readonly SubmittedForm $attempt,
		private readonly FieldNames $names,
		private readonly View $view
	) {}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content, WP_Block $block ): string {
		$form   = FormSettings::idOf( [ 'blockId' => $block->context['marketday/formId'] ?? '' ] );
		$field  = $this->names->take( $form, FormField::of( $attributes ) );
		$choose = [];
		foreach ( 'lists' === $field->kind ? $this->listChoices( $field ) : array_combine( $field->options, $field->options ) as $value => $label ) {
			$choose[ (string) $value ] = (string) $label;
		}
		$variables = [
			'wrapper'     => get_block_wrapper_attributes( [ 'class' => "marketday-newsletter-field is-{$field->kind}" ] ),
			'id'          => wp_unique_id( 'marketday-newsletter-field-' ),
			'field'       => $field,
			'placeholder' => is_string( $attributes['placeholder'] ?? null ) ? TextLine::of( $attributes['placeholder'] ) : '',
			'options'     => $choose,
			'value'       => $this->attempt->value( $form, $field ),
			'error'       => $this->attempt->refusalOf( $form )->faults[ $field->key() ] ?? '',
			'rules'       => ( new FieldRules( $field->rules(), $field->messages() ) )->attributes(),
			'captcha'     => in_array( $field->kind, [ 'captcha', 'submit' ], true ) ? $this->captcha( $form, $field ) : '',
		];
		return View::tight( $this->view->render( match ( $field->kind ) {
			'submit'                     => 'field-submit',
			'consent'                    => 'field-consent',
			'radio', 'checkbox', 'lists' => 'field-choices',
			'captcha'                    => 'field-captcha',
			default                      => 'field',
		}, $variables ) );
	}

	/** Captcha where the editor has put it, else before the button. */
	private function captcha( string $form, FormField $field ): string {
		if ( 'captcha' === $field->kind ) {
			$this->withCaptcha[ $form ] = true;
		} elseif ( isset( $this->withCaptcha[ $form ] ) ) {
			unset( $this->withCaptcha[ $form ] );
			return '';
		}
		/**
		 * The captcha of newsletter forms, where the site asks for one.
		 *
		 * @param string $html Escaped; '' for none.
		 */
		$html = apply_filters( 'marketday_newsletter_captcha', '' );
		return is_string( $html ) ? $html : '';
	}

	/** @return array<int, string> */
	private function listChoices( FormField $field ): array {
		$names = $this->lists->names();
		return [] === $field->options ? $names : array_intersect_key( $names, array_flip( array_map( 'intval', $field->options ) ) );
	}
}
