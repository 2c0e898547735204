/**
 * Frequent words that are no words without their accents, by language: the 120 most frequent ones in the
 * translations of GNOME, KDE and GNU whose plain form does not occur there and
 * is no word of the dictionary (German, French); short ones come first.
 */
export const accentedWords: Readonly<Record<string, string>> = {
  de:
    'für ' +
    'können löschen öffnen wählen hinzufügen größe enthält geöffnet schließen ' +
    'änderungen über ausgewählte müssen ungültige unterstützt vorgänge gelöscht geändert ' +
    'ausgewählten ausgewählt möglich zurücksetzen verfügbar nächsten gerät zurück gewählten ' +
    'verknüpfung schlüssel rückgängig ausführen währung empfänger überprüfen hinzugefügt gewählte ' +
    'groß nächste zahlungsempfänger menü benötigt zusätzliche ungültiger überschreiben ungültig ' +
    'füllen vollständig erhöhen vergrößern ausgeführt verknüpfungen unterstützung übersetzung ' +
    'möglicherweise prüfen ungültiges standardmäßig gewählt verändern größer gültige ' +
    'seitenverhältnis währungen grün verändert außerhalb änderung nächstes ' +
    'übersicht öffnet hinzuzufügen unterstützte überspringen tastenkürzel blättermann mögliche ' +
    'zusammenführen verzögerung ausführung auflösung schreibgeschützt fünf beschädigt verfügbare ' +
    'temporäre bestätigen bildgröße durchgeführt übersprungen ändert vergrößerung lück überweisung ' +
    'verschlüsselung eigentümer datenträger könig geöffnete kanäle dateigröße unerwünscht ' +
    'außer überprüfung nächster übernehmen überschrieben fenstergröße übergang gültigen',
  fr:
    'très déjà ' +
    'être défaut données fenêtre créer opérations entrée déplacer paramètres système arrière numéro ' +
    'écran définir éditeur échoué état élément même après éléments aperçu sélectionnez périphérique ' +
    'catégorie caractères sélectionnée modèle répertoire échec sélectionnés téléchargement vérifier ' +
    'utilisée début précédent démarrer propriétés prêt tête écriture entrées définit télécharger ' +
    'défini accès bénéficiaire première sélectionnées répartition évènement démarrage paramètre ' +
    'durée unité caractère désactiver édition crée exécuter contrôle réinitialiser précédente réseau ' +
    'échelle période exécution étiquette êtes mémoire dégradé vérification insérer ' +
    'gérer clés icône pièces définitivement fenêtres cochée décalage récurrente dépenses délai ' +
    'donnée nécessaire trouvée écrire créé résultat déplacement unités icônes chèque ' +
    'rétablir supplémentaires arrêter sécurité utilisées opacité définie réunion écraser problème ' +
    'succès répartitions activée nécessite résultats personnalisée relevé séparateur échéance ' +
    'méthode périphériques réduire fréquence intérêt',
  es:
    'así aquí también según ' +
    'número tamaño añadir transacción información opción configuración operación imágenes posición ' +
    'automáticamente dirección botón ubicación categoría último contraseña aplicación código válido ' +
    'boletín píxeles máximo colección acción ningún están pestaña será conexión importación  ' +
    'después ratón números traducción omisión pestañas préstamo américa descripción categorías ' +
    'parámetros edición debería expresión patrón mayúsculas gráfico puntuación ejecución estándar ' +
    'interés ampliación parámetro tipografía inversión comprobación creación cámara anotación mínimo ' +
    'impresión ángulo proporción duración exportación método automática múltiples resolución ' +
    'transformación atrás tréboles través símbolo función serán actualización conciliación árbol ' +
    'vacía guías distribución guía reproducción verificación dígitos planificación reunión ' +
    'instalación compresión rápido años perderán codificación crédito asegúrese gráfica conversión ' +
    'música composición rotación histórico remuneración institución partición único análisis ' +
    'animación próximo áfrica región presentación automático búfer añadido índice rápida éxito',
  pt:
    'não três ' +
    'possível você número padrão será página opção seleção opções área localização impossível serão ' +
    'configuração relatório transferência versão inválido operação saída botão informação operações ' +
    'informações espaço contém alterações diálogo transações visualização código poderá ' +
    'configurações transacções importação conteúdo endereço orçamento endereços também após máximo ' +
    'nível disponível estão aplicação cabeçalho ligação ação números ecrã execução páginas ' +
    'beneficiário impressão diretório próximo edição sessão predefinição descrição definições ' +
    'próxima expressão histórico disponíveis permissões criação crédito contrário período visão ' +
    'máscara automática ações preço necessário preferências verificação deverá antevisão serviço ' +
    'parâmetros empréstimo exportação comentário ícones apresentação coleção ampliação extensão ' +
    'vários diário atrás acção várias proporção acções através mínimo relatórios reconciliação ' +
    'automático ásia exibição duração codificação publicação horário transferências espaços máquina ' +
    'cotações gravação definição peças gráficos visíveis botões',
  it:
    'più può già ciò così però ' +
    'modalità attività verrà sarà proprietà velocità perché opacità funzionalità luminosità tonalità ' +
    'quantità qualità poiché priorità passività così intensità difficoltà eliminerà visibilità ' +
    'lunedì città possibilità contabilità',
  pl:
    'się być już ' +
    'można plików jeśli błąd wiadomości usuń może wartość otwórz wartości proszę użytkownika ' +
    'powiodło wyświetlanie będzie usunąć należy wybór użyj położenie kolorów więcej nazwę jeżeli ' +
    'wyświetla zostaną udało które znaków zdjęć pomocą utwórz działania możesz określa narzędzia ' +
    'zmienić ścieżki szerokość kliknięcie utworzyć obrazów otworzyć został zapisać zadań wiadomość ' +
    'zdjęcia katalogów hasło bieżący domyślne bieżącego właściwości działanie użycie urządzenia ' +
    'ustawień przenieś domyślny elementów płatności będą ponieważ używany pędzla zostały listę ' +
    'domyślnie mogą pamięci wybrać ścieżkę naciśnij podgląd części dodać usunięcie zostać który ' +
    'urządzenie podglądu według wystąpił wysokość użyć także nieprawidłowy błędów używane ścieżka ' +
    'kontynuować wyświetl kanału została włącz przywróć stronę dostępne krawędzi położenia ogólne ' +
    'kontaktów dźwięku ustawić sposób szczegóły żeby włączenie pomiędzy znaleźć dzień każdego ' +
    'poniżej następujące wyświetlać wyczyść znajdź kanał umożliwia',
  tr:
    'çok ' +
    'için göster geçerli öntanımlı yalnızca geçersiz lütfen oluştur başarısız seçili eğer değil taşı ' +
    'işlem görüntü seçin sayısı düzenle dosyaları dışa özel değiştir kaldır seçilen aynı büyük ' +
    'bulunamadı göre bağlantı araç önceki tarafından tıklayın başka işlemi üzerine diğer küçük değer ' +
    'hesabı kullanılacak aşağıdaki kullanılan seçimi seçim biçimi görev klasörü etkinleştir seçenek ' +
    'yazdır kendiliğinden içinde dosyayı iletişim farklı kullanın başlık seçenekleri değeri fırça ' +
    'başlat çubuğu numarası düzenleyici kullanılabilir oranı görünümü dışı şlem doğru başlangıç ' +
    'görünüm çıktı yükle alanı görüntüle yardım hatası oluştu ödeme yazı yüksek aktarım görüntüyü ' +
    'çıkar işlemleri fotoğraf bazı açık görsel tümünü çevrim genişliği arşiv hakkında sıfırla hiçbir ' +
    'dönüştür işlemler üzerinde görüntüsü kullanım geçişi çizgi seçeneği zamanı bağlı çalışma bütçe ' +
    'yanlış çeviri dosyanın arasında yazıtipi açılamadı çubuğunu düzenleme sütun aşağı',
  cs:
    'být ' +
    'otevřít není všechny název vytvořit uložit výchozí přidat obrázek použít počet které účet ' +
    'zařízení složky zobrazení zprávy můžete když obrázku položky následující prosím více umístění ' +
    'přejete poslední před aktuální číslo přesunout režim účtu změny vybrané zpět složka změnit ' +
    'složku nové místo pozadí žádné položku může kopírovat účetní který vlastní předchozí adresář ' +
    'stahování kliknutím hledání zrušit vložit protože používat další šířka čtení přepínač možné ' +
    'příkaz položek účty zavřít vrátit pokračovat obrázky zprávu najít použití výběru náhled která ' +
    'načíst tlačítko nemůže vypíše přepnout žádná žádný této první neplatný mají aktivní musí přejít ' +
    'poznámky všech systému kanál stránky použijte vybraný schránky spuštění původní koše zpráv ' +
    'režimu zůstatek připojení uživatelské použije výstup řádek neznámý hlavní uživatele chybě ' +
    'maximální přejmenovat úkolů formátu řádku klíč výška',
  sv:
    'för när två ' +
    'från öppna välj använd lägg över använda måste nästa färg används innehåller inställningar ' +
    'användas första följande föregående fönster återställ ändringar värde vänster höger lägga ' +
    'stäng värden stöds göra lösenord försök hjälp välja fält istället användning användare använder ' +
    'läge många läsa fönstret värdet hämta också fortsätta länk några okänd färger tillgängliga ' +
    'växla sträng ångra först fråga månad något sökning dölj tillgänglig krävs innehåll öppnas höjd ' +
    'fältet någon även sökväg åtgärd ställer förgrund kräver okänt dataflöden behöver ' +
    'närvarande användaren början behåll inställningen inträffade gång allmänt ' +
    'tangentbordsgenvägar länkar slår förhandsgranskning ändrats större börjar möjligt behållning ' +
    'klöver hjärter ägare översättning söka användarnamn längre inställning försöker ställa bakåt ' +
    'ändrad köra innehålla dataflöde läser säkerhetskopior läsning skärm vänd stället längst tillåt ' +
    'lämna',
};
