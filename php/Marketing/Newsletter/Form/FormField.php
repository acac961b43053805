<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Form;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\TextLine;

/** One field of a form, as an editor has made it. */
final class FormField {
	public const KINDS = [
		'email',
		'first_name',
		'last_name',
		'text',
		'textarea',
		'select',
		'radio',
		'checkbox',
		'date',
		'lists',
		'consent',
		'captcha',
		'submit',
	];

	/** Types that keep something of the site's own choice. */
	private const CUSTOM = [ 'text', 'textarea', 'select', 'radio', 'checkbox', 'date' ];

	private const LONGEST = 1000;

	/** @param list<string> $options Of a list to choose from; ids of lists. */
	private function __construct(
		public readonly string $kind,
		public readonly string $name,
		public readonly string $label,
		public readonly bool $isRequired,
		public readonly array $options
	) {}

	/** @param array<string, mixed> $attributes Of the block, or of a signed form. */
	public static function of( array $attributes ): self {
		$text  = static fn ( string $name ): string => is_string( $attributes[ $name ] ?? null ) ? trim( TextLine::of( $attributes[ $name ] ) ) : '';
		$kind  = in_array( $text( 'kind' ), self::KINDS, true ) ? $text( 'kind' ) : 'text';
		$label = '' === $text( 'label' ) ? self::usualLabel( $kind ) : $text( 'label' );
		$name  = in_array( $kind, self::CUSTOM, true )
			? self::nameOf( '' === $text( 'name' ) ? $label : $text( 'name' ) )
			: $kind;
		$given = is_array( $attributes['options'] ?? null ) ? $attributes['options'] : [];
		$options = array_values( array_filter(
			array_map( static fn ( mixed $one ): string => is_scalar( $one ) ? trim( TextLine::of( (string) $one ) ) : '', $given ),
			static fn ( string $one ): bool => '' !== $one
		) );
		return new self(
			$kind,
			'' === $name ? 'field' : mb_substr( $name, 0, 60 ),
			mb_substr( $label, 0, 'consent' === $kind ? self::LONGEST : 200 ),
			in_array( $kind, [ 'email', 'consent' ], true ) || true === ( $attributes['required'] ?? false ),
			array_slice( $options, 0, 100 )
		);
	}

	public function withName( string $name ): self {
		return new self( $this->kind, $name, $this->label, $this->isRequired, $this->options );
	}

	/** @return array{kind: string, name: string, label: string, required: bool, options: list<string>} What a page carries signed. */
	public function toArray(): array {
		return [
			'kind'     => $this->kind,
			'name'     => $this->name,
			'label'    => $this->label,
			'required' => $this->isRequired,
			'options'  => $this->options,
		];
	}

	/** Name of a field of this label in data: letters, digits and underscores. */
	public static function nameOf( string $label ): string {
		return sanitize_key( str_replace( '-', '_', sanitize_title( $label ) ) );
	}

	public function isCustom(): bool {
		return in_array( $this->kind, self::CUSTOM, true );
	}

	/** Tells whether several values may be chosen. */
	public function isList(): bool {
		return 'lists' === $this->kind || ( 'checkbox' === $this->kind && [] !== $this->options );
	}

	/** The key in the call's `data`. `email` is what robots are asked for, so the true field has another name. */
	public function key(): string {
		return match ( true ) {
			$this->isCustom()        => "cf_{$this->name}",
			'lists' === $this->kind   => 'segments',
			'consent' === $this->kind => 'consent',
			default                  => "form_field_{$this->kind}",
		};
	}

	/** Name of the control in the page. */
	public function inputName(): string {
		return "data[{$this->key()}]" . ( $this->isList() ? '[]' : '' );
	}

	/** @return array<string, mixed> As `Kernel\Validation\Validator` reads them. */
	public function rules(): array {
		return ( $this->isRequired ? [ 'required' => true ] : [] ) + match ( $this->kind ) {
			'email'                   => [ 'type' => 'email', 'minlength' => 6, 'maxlength' => 150 ],
			'first_name', 'last_name' => [
				'maxlength' => 100,
				'names' => [
					__( 'Please specify a valid name', 'marketday' ),
					__( 'Names can’t contain web addresses.', 'marketday' ),
				],
			],
			'text'                    => [ 'maxlength' => 200 ],
			'textarea'                => [ 'maxlength' => self::LONGEST ],
			'date'                    => [ 'type' => 'date' ],
			default                   => [],
		};
	}

	/** @return array<string, string> In words that fit the field. */
	public function messages(): array {
		return match ( $this->kind ) {
			'email'   => [
				'required'   => __( 'Enter your email address.', 'marketday' ),
				'type.email' => __( 'Enter a full email address, like ann@example.com', 'marketday' ),
			],
			'lists'   => [ 'required' => __( 'Please select a list.', 'marketday' ) ],
			'consent' => [ 'required' => __( 'Tick this box if you agree.', 'marketday' ) ],
			'date'    => [ 'type.date' => __( 'Enter a real date.', 'marketday' ) ],
			'captcha', 'submit' => [],
			/* translators: %s: the field's name. It stands behind the percent sign of a rule's own parameter. */
			default   => [ 'required' => str_replace( '%', '%%', sprintf( __( 'Fill in “%s”.', 'marketday' ), $this->label ) ) ],
		};
	}

	private static function usualLabel( string $kind ): string {
		return match ( $kind ) {
			'email'      => __( 'Email address', 'marketday' ),
			'first_name' => __( 'First name', 'marketday' ),
			'last_name'  => __( 'Last name', 'marketday' ),
			'lists'      => __( 'What would you like to get?', 'marketday' ),
			'consent'    => __( 'Yes, send me the newsletter. I can unsubscribe at any time.', 'marketday' ),
			'submit'     => __( 'Subscribe', 'marketday' ),
			'captcha'    => __( 'Type the characters in the picture', 'marketday' ),
			'date'       => __( 'Date', 'marketday' ),
			default      => __( 'Text', 'marketday' ),
		};
	}
}
