<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** A service that suggests addresses at the checkout, as the contract names it (docs/PROTOCOL.md#address-autocomplete). Its script registers what asks it. */
final class AddressProvider {
	/** docs/PROTOCOL.md#address-autocomplete: all that the markup of a service's brand may hold. */
	private const TAGS = [ 'img', 'span', 'div', 'a', 'b', 'i', 'em', 'strong', 'br' ];

	private const ATTRIBUTES = [ 'href', 'target', 'rel', 'src', 'alt', 'style', 'class', 'id', 'width', 'height' ];

	/** Safe to be printed. */
	public readonly string $brandingHtml;

	/** @param string $script Handle of a script that calls `registerAddressAutocompleteProvider()`; '' where the page has it anyway. */
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		string $brandingHtml = '',
		public readonly string $script = ''
	) {
		$this->brandingHtml = trim( wp_kses( $brandingHtml, array_fill_keys( self::TAGS, array_fill_keys( self::ATTRIBUTES, true ) ) ) );
	}

	/** @return array{id: string, name: string, branding_html: string} By the contract's names. */
	public function toArray(): array {
		return [
			'id'            => $this->id,
			'name'          => $this->name,
			'branding_html' => $this->brandingHtml,
		];
	}
}
