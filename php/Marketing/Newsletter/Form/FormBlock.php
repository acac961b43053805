<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Form;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\BlockTypes;
use Marketday\Kernel\Validation\Messages;
use Marketday\Kernel\View;
use Marketday\Marketing\Newsletter\Options;
use Marketday\Marketing\Newsletter\Subscribe\SubscribeEndpoint;
use WP_Block;

/** The block `newsletter-form`: complete and sent without scripts; the page's script sends it in the background. */
final class FormBlock {
	/** Fields of a form that has none of its own. */
	private const USUAL = '<!-- wp:marketday/newsletter-field {"kind":"email"} /--><!-- wp:marketday/newsletter-field {"kind":"submit"} /-->';

	/** Stands in the template for the fields. */
	private const FIELDS = '<!-- fields -->';

	public function __construct(
		private readonly Options $options,
		private readonly Placement $placement,
		private readonly SubmittedForm $attempt,
		private readonly FieldNames $names,
		private readonly View $view
	) {}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content, WP_Block $block ): string {
		$inner = is_array( $block->parsed_block['innerBlocks'] ?? null ) ? array_values( $block->parsed_block['innerBlocks'] ) : [];
		$id    = FormSettings::idOf( $attributes );
		$this->names->forget( $id );
		$display = new DisplayRules( Variant::of( $attributes ), $attributes );
		if ( ! $this->placement->allows( $display->variant, $display->places() ) ) {
			return '';
		}
		if ( $display->variant->comesByItself() ) {
			wp_enqueue_style( 'marketday-newsletter-popup' );
		}
		if ( [] === $inner ) {
			$inner   = array_values( parse_blocks( self::USUAL ) );
			BlockTypes::draws( $inner );
			$content = implode( '', array_map( static fn ( array $field ): string => ( new WP_Block( $field, [ 'marketday/formId' => $id ] ) )->render(), $inner ) );
		}
		$form    = FormSettings::ofBlock( $attributes, $inner );
		$refused = $this->attempt->refusalOf( $id );
		$isSent  = ( $_GET[ SubscribeEndpoint::SENT ] ?? '' ) === $id; // phpcs:ignore WordPress.Security -- compared; shows a sentence, changes nothing.
		$html    = $this->view->render( 'form', [
			'wrapper' => get_block_wrapper_attributes( [
				'class' => implode( ' ', [ 'marketday-newsletter', ...$display->classes() ] ),
				'id'    => "marketday-newsletter-{$id}",
			] + $display->attributes() ),
			'variant' => $display->variant,
			'settings' => $display->settings(),
			'id'      => $id,
			'signed'  => $form->sign(),
			'content' => self::FIELDS,
			'config'  => $this->config(),
			'success' => $this->success( $attributes ),
			'isSent'  => $isSent,
			'isTrapped' => isset( $refused->faults[ FormReader::TRAP ] ),
			'errors'  => null === $refused ? [] : $this->general( $form, $refused ),
		] );
		// What stands among the fields is the editor's: spaces in it are kept.
		return str_replace( self::FIELDS, $content, View::tight( $html ) );
	}

	/** @return list<string> What is wrong with no field of its own; that fields are marked, where only they are. */
	private function general( FormSettings $form, SubscriptionRefusedException $refused ): array {
		$keys    = array_map( static fn ( FormField $field ): string => $field->key(), $form->fields );
		$general = array_diff_key( $refused->faults, array_flip( $keys ) );
		return [] === $general ? [ __( 'Check the highlighted fields.', 'marketday' ) ] : array_values( $general );
	}

	/** @param array<string, mixed> $attributes */
	private function success( array $attributes ): string {
		$own = is_string( $attributes['successMessage'] ?? null ) ? trim( sanitize_text_field( $attributes['successMessage'] ) ) : '';
		if ( '' !== $own ) {
			return $own;
		}
		return $this->options->asksByEmail()
			? __( 'Nearly there. Click the button in the email we’ve sent you (check your spam folder too).', 'marketday' )
			: __( 'Thank you. You’re subscribed.', 'marketday' );
	}

	/** @return array<string, mixed> The same for every visitor. */
	private function config(): array {
		return [
			'ajax_url'                  => admin_url( 'admin-ajax.php' ),
			'ajax_common_error_message' => __( 'An error has happened while performing a request, please try again later.', 'marketday' ),
			'ajax_timeout_error_message' => __( 'The site hasn’t responded within %d seconds. Please try again.', 'marketday' ),
		] + ( str_starts_with( get_locale(), 'en' ) ? [] : [ 'messages' => Messages::all() ] );
	}
}
